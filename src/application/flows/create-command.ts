import type { Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { createCanceller } from '../cancellation/index.ts';
import { createFlow } from './create-flow.ts';
import type { Flow } from './flow.ts';

/** The progress of a command. */
export type CommandState<Value, Failure> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'done'; readonly value: Value };

/** A use case as a flow of one step. */
export interface Command<Input, Value, Failure> extends Flow<CommandState<Value, Failure>, Input> {
  /**
   * Runs the use case and returns its result. A call while it runs does nothing and returns `undefined`, so that a double
   * click sends once. A call disposed before its answer also returns `undefined`. What the use case throws is thrown, and
   * the command is idle again.
   */
  readonly send: (input: Input) => Promise<Result<Value, Failure> | undefined>;
}

/**
 * Creates a flow that runs a use case for each input, one at a time. Disposing the flow cancels the use case. A failure is
 * cleared when the next run starts.
 * @example
 * import { createCommand } from '@member-portal/application/flows';
 * import { okAsync } from 'neverthrow';
 * const double = createCommand((input: number) => okAsync<number, never>(2 * input));
 * await double.send(2);
 * console.log(double.state()); // { kind: 'done', value: 4 }
 */
export const createCommand = <Input, Value, Failure>(
  carryOut: (input: Input, cancellation: Cancellation) => ResultAsync<Value, Failure>,
): Command<Input, Value, Failure> => {
  type State = CommandState<Value, Failure>;
  const { cancellation, cancel } = createCanceller();
  const flow = createFlow<State, State, never>({
    first: { state: { kind: 'idle' }, effects: [] },
    step: (_, state) => ({ state, effects: [] }),
    run: () => undefined,
  });
  const run = async (input: Input): Promise<Result<Value, Failure>> => {
    try {
      return await carryOut(input, cancellation);
    } catch (error) {
      flow.send({ kind: 'idle' });
      throw error;
    }
  };
  return {
    ...flow,
    send: async (input) => {
      if (cancellation.aborted || flow.state().kind === 'running') return undefined;
      flow.send({ kind: 'running' });
      const result = await run(input);
      if (cancellation.aborted) return undefined;
      flow.send(
        result.isOk() ? { kind: 'done', value: result.value } : { kind: 'failed', failure: result.error },
      );
      return result;
    },
    dispose: () => {
      cancel();
      flow.dispose();
    },
  };
};
