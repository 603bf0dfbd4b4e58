import type { Result, ResultAsync } from 'neverthrow';
import { useCallback, useEffect, useRef, useState } from 'react';

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
}

/** Runs a use case from a component, one at a time, and cancels it when the component goes away. */
export const useCommand = <Input, Value, Failure>(
  command: (input: Input, signal: AbortSignal) => ResultAsync<Value, Failure>,
): Command<Input, Value, Failure> => {
  const [state, setState] = useState<CommandState<Value, Failure>>({ kind: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  const latest = useRef(command);
  useEffect(() => {
    latest.current = command;
  });

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
    setState(
      result.isOk() ? { kind: 'done', value: result.value } : { kind: 'failed', failure: result.error },
    );
    return result;
  }, []);

  return { run, state, running: state.kind === 'running' };
};
