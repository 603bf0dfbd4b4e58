import type { Flow } from '@member-portal/application/flows';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Props of a component that draws a state of a flow and sends what the visitor does. */
export interface Draws<State, Event> {
  readonly state: State;
  readonly send: (event: Event) => void;
}

/** Pending disposals, by flow: React mounts twice in development, and a flow must outlive the first unmount. */
const disposals = new WeakMap<Flow<unknown, never>, ReturnType<typeof setTimeout>>();

const hold = (flow: Flow<unknown, never>): (() => void) => {
  clearTimeout(disposals.get(flow));
  return () =>
    disposals.set(
      flow,
      setTimeout(() => flow.dispose(), 0),
    );
};

/**
 * Draws a flow: its present state, and a way to send it events. Another `key` begins another run and disposes
 * this one, as does leaving. `around` is an event of the surrounding page, sent at first and on change.
 */
export const useFlow = <State, Event>(
  create: () => Flow<State, Event>,
  key: string,
  around?: Event,
): readonly [state: State, send: (event: Event) => void] => {
  const [held, setHeld] = useState(() => ({ key, flow: create() }));
  const current = held.key === key ? held : { key, flow: create() };
  if (current !== held) setHeld(current);
  const { flow } = current;
  useEffect(() => hold(flow), [flow]);
  useEffect(() => {
    if (around !== undefined) flow.send(around);
  }, [flow, around]);
  const state = useSyncExternalStore(flow.subscribe, flow.state, flow.state);
  return [state, flow.send];
};
