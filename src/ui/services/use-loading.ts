import type { Cancellation } from '@member-portal/application/cancellation';
import { type CommandState, createCommand } from '@member-portal/application/flows';
import type { ResultAsync } from 'neverthrow';
import { useFlow } from './use-flow.ts';

/** Loads something once for as long as a component needs it, anew for another `key`, and again when that is asked for. */
export const useLoading = <Value, Failure>(
  load: (cancellation: Cancellation) => ResultAsync<Value, Failure>,
  key = 'once',
): { readonly state: CommandState<Value, Failure>; readonly again: () => void } => {
  const [state, run] = useFlow(() => createCommand((_: string, given) => load(given)), key, key);
  return { state, again: () => run(key) };
};
