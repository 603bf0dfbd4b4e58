import type { Result, ResultAsync } from 'neverthrow';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far a command has come. */
export type CommandState<Value, Failure> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'done'; readonly value: Value };

export interface Command<Input, Value, Failure> {
  /**
   * Carries the command out. While one is running, further calls do nothing and give `undefined`, so a double click
   * sends once. Also `undefined` when the component is gone before the answer.
   */
  readonly run: (input: Input) => Promise<Result<Value, Failure> | undefined>;
  readonly state: CommandState<Value, Failure>;
  readonly running: boolean;
  /**
   * Why it failed the last time. It stays while the command is tried again, so that what tells of it does not leave, and the
   * form jump under the pointer, only to come back.
   */
  readonly failure: Failure | undefined;
  /** Forgets the last outcome; a running command goes on. */
  readonly reset: () => void;
}

/** Runs a use case from a component, one at a time, and cancels it when the component goes away. */
export const useCommand = <Input, Value, Failure>(
  command: (input: Input, signal: AbortSignal) => ResultAsync<Value, Failure>,
): Command<Input, Value, Failure> => {
  const [state, setState] = useState<CommandState<Value, Failure>>({ kind: 'idle' });
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<AbortController | undefined>(undefined);
  const latest = useRef(command);
  latest.current = command;

  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );

  const run = useCallback(async (input: Input): Promise<Result<Value, Failure> | undefined> => {
    if (running.current) return undefined;
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'running' });
    const result = await latest.current(input, controller.signal);
    if (running.current !== controller) return undefined;
    running.current = undefined;
    if (result.isOk()) {
      setState({ kind: 'done', value: result.value });
      setFailure(undefined);
      return result;
    }
    // What told of an earlier failure goes before the next one is told: it is read out as news again.
    flushSync(() => setFailure(undefined));
    // Not at once: a caller may answer in its own words, as to a wrong code, and nothing else is to be told then.
    setState({ kind: 'failed', failure: result.error });
    setFailure(() => result.error);
    return result;
  }, []);

  const reset = useCallback(() => {
    if (running.current) return;
    setState({ kind: 'idle' });
    setFailure(undefined);
  }, []);

  return { run, state, running: state.kind === 'running', failure, reset };
};
