import type { Loan, LoanId } from '@member-portal/domain/loan';
import { type Activity, type RetryAhead, retryAheadOf } from '@member-portal/domain/payment';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { Result } from 'neverthrow';
import type { ReadHistory, ReadLoan } from '../../loans/index.ts';
import type { ListPaymentMethods } from '../../payment-methods/index.ts';
import { failedPaymentOf, LAST_PAYMENTS } from '../../payments/failed-payment.ts';
import type { PaymentOptions, PaymentOptionsOf } from '../../payments/payment-options.ts';
import type { Page, ReadFailure } from '../../ports/index.ts';
import type { Read, Reads } from '../../reads/index.ts';

/** A buyer's choices when paying a loan, or why there are none. */
export type Choices =
  | { readonly kind: 'failed'; readonly failure: ReadFailure }
  | {
      readonly kind: 'not-payable';
      readonly loan: Loan;
      /** The coming year with unknown holidays; undefined if there is another reason. */
      readonly holidaysUnknownIn: number | undefined;
    }
  | {
      readonly kind: 'ready';
      readonly options: PaymentOptions;
      /** A returned payment that the platform retries automatically. */
      readonly retryAhead: RetryAhead | undefined;
    };

/** Watches the choices of one loan while a flow needs them. */
export interface ChoicesWatch {
  /** As of now: days and methods change at midnight without any read. Undefined until they have been read. */
  current(): Choices | undefined;
  /** The loan as last read. */
  loan(): Loan | undefined;
  /** Retries failed reads if there are no choices because of them. */
  retry(): void;
  stop(): void;
}

/** What is needed to read and compute the choices of a loan. */
export interface ChoicesDependencies {
  readonly readLoan: ReadLoan;
  readonly listMethods: ListPaymentMethods;
  readonly readHistory: ReadHistory;
  readonly optionsOf: PaymentOptionsOf;
}

/**
 * Reads the loan, the buyer's payment methods and whether a payment failed that still matters, and reports the resulting choices, again
 * after each reload. A later read that fails keeps the earlier value; if the history fails, no retry is reported.
 */
export const watchChoices = (
  { readLoan, listMethods, readHistory, optionsOf }: ChoicesDependencies,
  { loanId, reads }: { readonly loanId: LoanId; readonly reads: Reads },
  told: (choices: Choices) => void,
): ChoicesWatch => {
  let loan: Result<Loan, ReadFailure> | undefined;
  let methods: Result<readonly PaymentMethod[], ReadFailure> | undefined;
  let history: Result<Page<Activity>, ReadFailure> | undefined;

  const current = (): Choices | undefined => {
    if (loan?.isErr()) return { kind: 'failed', failure: loan.error };
    if (methods?.isErr()) return { kind: 'failed', failure: methods.error };
    if (!loan?.isOk() || !methods?.isOk() || !history) return undefined;
    const options = optionsOf(loan.value, methods.value);
    if (options.isErr() || options.value.amounts.length === 0) {
      const unknown =
        options.isErr() && options.error.kind === 'holidays-unknown' ? options.error : undefined;
      return { kind: 'not-payable', loan: loan.value, holidaysUnknownIn: unknown?.year };
    }
    const { today } = options.value;
    const failed = history.isOk() ? failedPaymentOf(history.value.items, today) : undefined;
    const retryAhead = failed && retryAheadOf(failed, today);
    return { kind: 'ready', options: options.value, retryAhead };
  };
  const tell = (): void => {
    const choices = current();
    if (choices) told(choices);
  };
  /** The newest value; a failure only if there is no value yet. */
  const latest = <Value>(
    known: Result<Value, ReadFailure> | undefined,
    read: Result<Value, ReadFailure>,
  ): Result<Value, ReadFailure> => (known?.isOk() && read.isErr() ? known : read);

  const loanRead: Read = { read: 'loan', loanId };
  const methodsRead: Read = { read: 'payment-methods' };
  const historyRead: Read = { read: 'history', loanId };
  const stops = [
    reads.watch<Loan, ReadFailure>(
      loanRead,
      (cancellation) => readLoan(loanId, cancellation),
      (read) => {
        loan = latest(loan, read);
        tell();
      },
    ),
    reads.watch<readonly PaymentMethod[], ReadFailure>(methodsRead, listMethods, (read) => {
      methods = latest(methods, read);
      tell();
    }),
    reads.watch<Page<Activity>, ReadFailure>(
      historyRead,
      (cancellation) => readHistory(loanId, LAST_PAYMENTS, cancellation),
      (read) => {
        history = latest(history, read);
        tell();
      },
      'last payments',
    ),
  ];
  return {
    current,
    loan: () => loan?.unwrapOr(undefined),
    retry: () => {
      const failed: Read[] = [];
      if (loan?.isErr()) {
        failed.push(loanRead);
        loan = undefined;
      }
      if (methods?.isErr()) {
        failed.push(methodsRead);
        methods = undefined;
      }
      // The choices that follow must not miss a payment that the platform will retry.
      if (failed.length > 0 && history?.isErr()) {
        failed.push(historyRead);
        history = undefined;
      }
      void reads.refresh(failed);
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};
