import type { Cancellation } from '@member-portal/application/cancellation';
import { act, renderHook } from '@testing-library/react';
import { okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { useCommand } from '../../../src/ui/services/use-command.ts';

/** A command that ends on request, and records its calls. */
const aCommand = () => {
  const signals: Cancellation[] = [];
  let end: (value: string) => void = () => undefined;
  const command = (_: string, signal: Cancellation): ResultAsync<string, 'refused'> => {
    signals.push(signal);
    return ResultAsync.fromSafePromise(
      new Promise<string>((resolve) => {
        end = resolve;
      }),
    );
  };
  return { command, signals, end: (value: string) => end(value) };
};

describe('a command', () => {
  it('runs, and then holds its outcome', async () => {
    const { command, end } = aCommand();
    const { result } = renderHook(() => useCommand(command));
    expect(result.current.state).toEqual({ kind: 'idle' });
    act(() => void result.current.run('pay'));
    expect(result.current.running).toBe(true);
    await act(async () => end('paid'));
    expect(result.current.state).toEqual({ kind: 'done', value: 'paid' });
  });

  it('is cancelled when its component goes away, and answers nobody', async () => {
    const { command, signals, end } = aCommand();
    const { result, unmount } = renderHook(() => useCommand(command));
    let answer: Promise<unknown> | undefined;
    act(() => {
      answer = result.current.run('pay');
    });
    unmount();
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
    end('too late');
    expect(await answer).toBeUndefined();
  });

  it('carries out the newest command, not the one it was made with', async () => {
    const { result, rerender } = renderHook(
      ({ suffix }: { suffix: string }) =>
        useCommand((input: string) => okAsync<string, never>(input + suffix)),
      { initialProps: { suffix: '-old' } },
    );
    rerender({ suffix: '-new' });
    await act(async () => void (await result.current.run('pay')));
    expect(result.current.state).toEqual({ kind: 'done', value: 'pay-new' });
  });
});
