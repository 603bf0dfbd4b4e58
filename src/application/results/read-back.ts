import { mayHaveBeenApplied, type RequestFailure } from '@member-portal/domain/failure';
import { err, errAsync, ok, type ResultAsync } from 'neverthrow';

type Failure = { readonly kind: string };

/** Whether a failure leaves it open that the call was carried out. */
export const isLostAnswer = (failure: Failure): boolean => mayHaveBeenApplied(failure as RequestFailure);

/** The answer to a write was lost and reading does not show it: it may or may not have been carried out, or still arrive. */
export interface UnknownOutcome {
  readonly kind: 'unknown-outcome';
}

/**
 * A write whose effect can be read. If its answer is lost, or `alsoRead` accepts the failure, `read` tells
 * whether it was carried out: a value if so, otherwise undefined. Then the failure is returned, but after a lost answer
 * the outcome is unknown, because the write may still be on its way.
 */
export const readBack = <Value, F extends Failure>(
  write: ResultAsync<Value, F>,
  read: () => ResultAsync<Value | undefined, unknown>,
  alsoRead: (failure: F) => boolean = () => false,
): ResultAsync<Value, F | UnknownOutcome> =>
  write.orElse((failure): ResultAsync<Value, F | UnknownOutcome> => {
    const isLost = isLostAnswer(failure);
    if (!isLost && !alsoRead(failure)) return errAsync(failure);
    const unproved: F | UnknownOutcome = isLost ? { kind: 'unknown-outcome' } : failure;
    return read()
      .mapErr(() => unproved)
      .andThen((value) => (value === undefined ? err(unproved) : ok(value)));
  });
