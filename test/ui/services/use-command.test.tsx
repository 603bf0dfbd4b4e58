import { act, renderHook } from '@testing-library/react';
import { err, errAsync, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { useCommand } from '../../../src/ui/services/use-command.ts';

/** A command that ends when it is told to, and knows what was asked of it. */
const aCommand = () => {
  const inputs: string[] = [];
  const signals: AbortSignal[] = [];
  let end: (value: string) => void = () => undefined;
  const command = (input: string, signal: AbortSignal): ResultAsync<string, 'refused'> => {
    inputs.push(input);
    signals.push(signal);
    return ResultAsync.fromSafePromise(
      new Promise<string>((resolve) => {
        end = resolve;
      }),
    );
  };
  return { command, inputs, signals, end: (value: string) => end(value) };
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

  it('drops every further call while one runs', async () => {
    const { command, inputs, end } = aCommand();
    const { result } = renderHook(() => useCommand(command));
    let second: unknown = 'not asked';
    act(() => void result.current.run('first'));
    await act(async () => {
      second = await result.current.run('second');
    });
    expect(second).toBeUndefined();
    expect(inputs).toEqual(['first']);
    await act(async () => end('done'));
    act(() => void result.current.run('third'));
    expect(inputs).toEqual(['first', 'third']);
  });

  it('holds a failure as a value', async () => {
    const { result } = renderHook(() => useCommand((_: string) => errAsync<string, 'refused'>('refused')));
    await act(async () => void (await result.current.run('pay')));
    expect(result.current.state).toEqual({ kind: 'failed', failure: 'refused' });
  });

  it('forgets why it failed while it is tried again, so that the next failure is told anew', async () => {
    const seen: string[] = [];
    let end: (result: Result<string, string>) => void = () => undefined;
    const { result } = renderHook(() => {
      const command = useCommand(
        (_: string) => new ResultAsync(new Promise<Result<string, string>>((resolve) => (end = resolve))),
      );
      seen.push(command.state.kind);
      return command;
    });
    for (const answer of [err('lost'), err('late'), ok('paid')]) {
      act(() => void result.current.run('pay'));
      await act(async () => end(answer));
    }
    expect(seen).toEqual(['idle', 'running', 'failed', 'running', 'failed', 'running', 'done']);
  });

  it('is cancelled when its component goes away, and answers nobody', async () => {
    const { command, signals, end } = aCommand();
    const { result, unmount } = renderHook(() => useCommand(command));
    let answer: Promise<unknown> | undefined;
    act(() => {
      answer = result.current.run('pay');
    });
    unmount();
    expect(signals[0]?.aborted).toBe(true);
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
