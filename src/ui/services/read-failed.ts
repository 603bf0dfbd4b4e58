import type { Result } from 'neverthrow';

/** Carries an expected failure through the read cache, which knows failures only as thrown. */
export class ReadFailed<Failure> extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super('The read failed');
    this.name = 'ReadFailed';
    this.failure = failure;
  }
}

/** The value of a result, or a thrown `ReadFailed` with its failure. */
export const valueOrThrow = <Value, Failure>(result: Result<Value, Failure>): Value => {
  if (result.isErr()) throw new ReadFailed(result.error);
  return result.value;
};

/** The failure inside a thrown `ReadFailed`. Anything else that was thrown is a bug and goes on. */
export const failureOf = <Failure>(error: unknown): Failure => {
  if (error instanceof ReadFailed) return error.failure as Failure;
  throw error;
};
