import { mayHaveBeenApplied, type RequestFailure } from '@member-portal/domain/failure';
import { err, errAsync, ok, type ResultAsync } from 'neverthrow';

type Failure = { readonly kind: string };

/** Whether the call may have been carried out despite the failure. */
export const isLostAnswer = (failure: Failure): boolean => mayHaveBeenApplied(failure as RequestFailure);

/** The answer to a write was lost and a read does not show it: it may have been carried out, or may still arrive. */
export interface UnknownOutcome {
  readonly kind: 'unknown-outcome';
}

/**
 * A write whose effect can be read. If its answer is lost, or `alsoRead` accepts the failure, `read` checks whether it was
 * carried out: a value if so, otherwise undefined. If undefined, the failure is returned; after a lost answer the outcome
 * is unknown instead, because the write may still arrive.
 */
export const readBack = <Value, F extends Failure>(
  write: ResultAsync<Value, F>,
  read: (failure: F) => ResultAsync<Value | undefined, unknown>,
  alsoRead: (failure: F) => boolean = () => false,
): ResultAsync<Value, F | UnknownOutcome> =>
  write.orElse((failure): ResultAsync<Value, F | UnknownOutcome> => {
    const isLost = isLostAnswer(failure);
    if (!isLost && !alsoRead(failure)) return errAsync(failure);
    const unproved: F | UnknownOutcome = isLost ? { kind: 'unknown-outcome' } : failure;
    return read(failure)
      .mapErr(() => unproved)
      .andThen((value) => (value === undefined ? err(unproved) : ok(value)));
  });
