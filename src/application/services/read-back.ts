import { mayHaveBeenApplied, type RequestFailure } from '@member-portal/domain/failure';
import { err, errAsync, ok, type ResultAsync } from 'neverthrow';

type Failure = { readonly kind: string };

const REQUEST_FAILURES: readonly string[] = [
  'bad-response',
  'network-error',
  'timeout',
  'cancelled',
  'unexpected-response',
] satisfies readonly RequestFailure['kind'][];

/** Whether a failure leaves it open that the call was carried out. */
export const isLostAnswer = (failure: Failure): boolean =>
  REQUEST_FAILURES.includes(failure.kind) && mayHaveBeenApplied(failure as RequestFailure);

/**
 * A write whose effect can be read: where its answer is lost, or `alsoRead` says so, reading tells whether it was carried
 * out. What cannot be read, or shows nothing, stays the failure that it was.
 */
export const readBack = <Value, F extends Failure>(
  write: ResultAsync<Value, F>,
  read: () => ResultAsync<Value | undefined, unknown>,
  alsoRead: (failure: F) => boolean = () => false,
): ResultAsync<Value, F> =>
  write.orElse((failure) =>
    isLostAnswer(failure) || alsoRead(failure)
      ? read()
          .mapErr(() => failure)
          .andThen((value) => (value === undefined ? err(failure) : ok(value)))
      : errAsync(failure),
  );
