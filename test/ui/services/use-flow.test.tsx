import { createFlow, type Flow } from '@member-portal/application/flows';
import { act, render, renderHook, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { useFlow } from '../../../src/ui/services/use-flow.ts';

/** A counter; its only effect reports that it has started. */
const aCounter = () => {
  const log: string[] = [];
  const create = (name: string): Flow<number, 'add'> => {
    const flow = createFlow<number, 'add', 'begin'>({
      first: { state: 0, effects: ['begin'] },
      step: (state) => ({ state: state + 1, effects: [] }),
      run: (effect) => log.push(`${name} ${effect}`),
    });
    return {
      ...flow,
      dispose: () => {
        log.push(`${name} disposed`);
        flow.dispose();
      },
    };
  };
  const Counter = ({ name }: { readonly name: string }) => {
    const [count, send] = useFlow(() => create(name), name);
    return (
      <button type="button" onClick={() => send('add')}>
        {name} {count}
      </button>
    );
  };
  return { log, Counter };
};

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));

describe('a screen that draws a flow', () => {
  it('begins it once and keeps it under the double mount of strict mode', async () => {
    const { log, Counter } = aCounter();
    render(
      <StrictMode>
        <Counter name="a" />
      </StrictMode>,
    );
    await settled();
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe('a 1');
    expect(log).toEqual(['a begin']);
  });

  it('disposes the run of another key and begins the next', async () => {
    const { log, Counter } = aCounter();
    const { rerender } = render(<Counter name="a" />);
    act(() => screen.getByRole('button').click());
    rerender(<Counter name="b" />);
    await settled();
    expect(screen.getByRole('button').textContent).toBe('b 0');
    expect(log).toContain('a disposed');
    expect(log).toContain('b begin');
    expect(log).not.toContain('b disposed');
  });

  it('disposes it when the screen is left', async () => {
    const { log, Counter } = aCounter();
    const { unmount } = render(<Counter name="a" />);
    unmount();
    await settled();
    expect(log).toEqual(['a begin', 'a disposed']);
  });

  it('sends what the page around says, at first and whenever that changes', async () => {
    const sent: string[] = [];
    const create = (): Flow<number, 'open' | 'shut'> => ({
      state: () => 0,
      subscribe: () => () => undefined,
      send: (event) => void sent.push(event),
      dispose: () => undefined,
    });
    const { rerender } = renderHook(({ around }) => useFlow(create, 'one', around), {
      initialProps: { around: 'open' as 'open' | 'shut' },
    });
    rerender({ around: 'open' });
    rerender({ around: 'shut' });
    expect(sent).toEqual(['open', 'shut']);
  });
});
