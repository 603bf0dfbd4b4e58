import type { Flow } from '@member-portal/application/flows';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Props of a component that renders a state of a flow and sends it events. */
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
 * Subscribes to a flow: returns its state and a function to send events. A new `key` starts a new run and
 * disposes this one, as unmounting does. `around` is an event sent at first and on change.
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
