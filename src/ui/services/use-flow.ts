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

/** Runs a flow that nothing renders, until `key` changes or on unmounting. Sends `around` at first and when it changes. */
export const useRunningFlow = <State, Event>(
  create: () => Flow<State, Event>,
  key: string,
  around?: Event,
): Flow<State, Event> => {
  const [held, setHeld] = useState(() => ({ key, flow: create() }));
  const current = held.key === key ? held : { key, flow: create() };
  if (current !== held) setHeld(current);
  const { flow } = current;
  useEffect(() => hold(flow), [flow]);
  useEffect(() => {
    if (around !== undefined) flow.send(around);
  }, [flow, around]);
  return flow;
};

/** Runs a flow as `useRunningFlow` does, a new one for each `key`, and renders it: returns its state and a function to send events. */
export const useFlow = <State, Event>(
  ...run: Parameters<typeof useRunningFlow<State, Event>>
): readonly [state: State, send: (event: Event) => void] => {
  const flow = useRunningFlow(...run);
  return [useSyncExternalStore(flow.subscribe, flow.state, flow.state), flow.send];
};
