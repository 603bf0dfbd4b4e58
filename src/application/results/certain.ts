import type { ResultAsync } from 'neverthrow';

/** The value of a result that cannot fail. */
export const certain = async <Value>(result: ResultAsync<Value, never>): Promise<Value> =>
  (await result).match(
    (value) => value,
    (impossible) => impossible,
  );
