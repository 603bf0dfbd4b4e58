import type { Result } from 'neverthrow';

/** The value of a result that an example knows to be ok. Your own program should handle the failure instead. */
export const known = <Value, Failure>(result: Result<Value, Failure>): Value =>
  result.match(
    (value) => value,
    (failure) => {
      throw new Error(JSON.stringify(failure));
    },
  );
