import type { ResultAsync } from 'neverthrow';
import { useCallback, useEffect } from 'react';
import { type CommandState, useCommand } from './use-command.ts';

/** Loads something once for as long as a component needs it, anew for another `key`, and again when that is asked for. */
export const useLoading = <Value, Failure>(
  load: (signal: AbortSignal) => ResultAsync<Value, Failure>,
  key?: string,
): { readonly state: CommandState<Value, Failure>; readonly again: () => void } => {
  const { run, state } = useCommand((_: string | undefined, signal) => load(signal));
  const again = useCallback(() => void run(key), [run, key]);
  useEffect(again, [again]);
  return { state, again };
};
