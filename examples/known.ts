import type { Result } from 'neverthrow';

/** Unwraps a result that is always ok in an example. Your own program should handle the failure instead. */
export const known = <Value, Failure>(result: Result<Value, Failure>): Value =>
  result.match(
    (value) => value,
    (failure) => {
      throw new Error(JSON.stringify(failure));
    },
  );
