import type { Cancellation } from '../cancellation/index.ts';
import { createCanceller } from '../cancellation/index.ts';
import type { Flow, Step } from './flow.ts';

/** What an effect handler receives. */
export interface Run<Event> {
  /** Sends an effect's result; ignored once the flow is disposed. */
  readonly send: (event: Event) => void;
  /** Cancelled when the flow is disposed. Use it for reads and waits, but not for commands that change something. */
  readonly disposed: Cancellation;
}

/** A stateless flow that ignores every event, for a front end without a running flow. */
export const idleFlow: Flow<undefined, unknown> = {
  state: () => undefined,
  subscribe: () => () => undefined,
  send: () => undefined,
  dispose: () => undefined,
};

/**
 * Runs a flow. Steps run one after the other, even if an effect answers while listeners are being called; effects are run
 * by `run`. Nothing starts before the first `subscribe` or `send`.
 * @example
 * import { createFlow } from '@member-portal/application/flows';
 * const counter = createFlow<number, 'press', never>({
 *   first: { state: 0, effects: [] },
 *   step: (state) => ({ state: state + 1, effects: [] }),
 *   run: () => undefined,
 * });
 * counter.subscribe(() => console.log(counter.state()));
 * counter.send('press');
 */
export const createFlow = <State, Event, Effect>({
  first,
  step,
  run,
}: {
  readonly first: Step<State, Effect>;
  readonly step: (state: State, event: Event) => Step<State, Effect>;
  readonly run: (effect: Effect, flow: Run<Event>) => void;
}): Flow<State, Event> => {
  const listeners = new Set<() => void>();
  const { cancellation: disposed, cancel } = createCanceller();
  const waiting: Event[] = [];
  let state = first.state;
  let started = false;
  let stepping = false;

  const send = (event: Event): void => {
    if (disposed.aborted) return;
    start();
    waiting.push(event);
    if (stepping) return;
    stepping = true;
    const faults: unknown[] = [];
    const tell = (listener: () => void): void => {
      try {
        listener();
      } catch (fault) {
        faults.push(fault);
      }
    };
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const taken = step(state, next);
        const changed = taken.state !== state;
        state = taken.state;
        // A front end that fails to draw must not keep an order from being sent.
        if (changed) for (const listener of [...listeners]) tell(listener);
        for (const effect of taken.effects) run(effect, { send, disposed });
      }
    } finally {
      stepping = false;
    }
    if (faults.length > 0) throw faults[0];
  };

  const start = (): void => {
    if (started || disposed.aborted) return;
    started = true;
    for (const effect of first.effects) run(effect, { send, disposed });
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      start();
      return () => void listeners.delete(listener);
    },
    send,
    dispose: () => {
      cancel();
      listeners.clear();
      waiting.length = 0;
    },
  };
};
