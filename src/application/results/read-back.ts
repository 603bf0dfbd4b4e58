import { mayHaveBeenApplied, type RequestFailure } from '@member-portal/domain/failure';
import { err, errAsync, ok, type ResultAsync } from 'neverthrow';

type Failure = { readonly kind: string };

const REQUEST_FAILURES: readonly string[] = [
  'bad-response',
  'network-error',
  'unreachable',
  'timeout',
  'cancelled',
  'unexpected-response',
] satisfies readonly RequestFailure['kind'][];

/** Whether a failure leaves it open that the call was carried out. */
export const isLostAnswer = (failure: Failure): boolean =>
  REQUEST_FAILURES.includes(failure.kind) && mayHaveBeenApplied(failure as RequestFailure);

/** The answer to a write was lost and reading back failed too: the write may or may not have been carried out. */
export interface UnknownOutcome {
  readonly kind: 'unknown-outcome';
}

/**
 * A write whose effect can be read. If its answer is lost, or `alsoRead` accepts the failure, `read` tells
 * whether it was carried out: a value if so, otherwise undefined, and the failure is returned. If the answer
 * is lost and `read` fails as well, the outcome is unknown.
 */
export const readBack = <Value, F extends Failure>(
  write: ResultAsync<Value, F>,
  read: () => ResultAsync<Value | undefined, unknown>,
  alsoRead: (failure: F) => boolean = () => false,
): ResultAsync<Value, F | UnknownOutcome> =>
  write.orElse((failure): ResultAsync<Value, F | UnknownOutcome> => {
    const isLost = isLostAnswer(failure);
    if (!isLost && !alsoRead(failure)) return errAsync(failure);
    return read()
      .mapErr((): F | UnknownOutcome => (isLost ? { kind: 'unknown-outcome' } : failure))
      .andThen((value) => (value === undefined ? err(failure) : ok(value)));
  });
