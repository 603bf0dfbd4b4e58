import type { Loan, LoanId } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { Result } from 'neverthrow';
import type { AutopayOptionsOf } from '../../autopay/index.ts';
import type { ReadLoan } from '../../loans/index.ts';
import type { ListPaymentMethods } from '../../payment-methods/index.ts';
import type { ReadFailure } from '../../ports/index.ts';
import type { Reads } from '../../reads/index.ts';
import type { Run } from '../create-flow.ts';
import type { AutopayAnswer, AutopayEvent } from './event.ts';

/** Sends a flow the options for autopay, now and whenever the loan or methods are reloaded. */
export const watchOptions = (
  {
    reads,
    loanId,
    readLoan,
    listMethods,
    optionsOf,
  }: {
    readonly reads: Reads;
    readonly loanId: LoanId;
    readonly readLoan: ReadLoan;
    readonly listMethods: ListPaymentMethods;
    readonly optionsOf: AutopayOptionsOf;
  },
  { send, disposed }: Run<AutopayEvent | AutopayAnswer>,
): void => {
  let loan: Loan | undefined;
  let methods: readonly PaymentMethod[] | undefined;
  const hear =
    <Value>(keep: (value: Value) => void) =>
    (result: Result<Value, ReadFailure>): void => {
      if (result.isErr()) send({ kind: 'not-read', failure: result.error });
      else keep(result.value);
      if (result.isOk() && loan && methods) send({ kind: 'options-read', options: optionsOf(loan, methods) });
    };
  const stops = [
    reads.watch(
      { read: 'loan', loanId },
      (cancellation) => readLoan(loanId, cancellation),
      hear((value: Loan) => {
        loan = value;
      }),
    ),
    reads.watch(
      { read: 'payment-methods' },
      (cancellation) => listMethods(cancellation),
      hear((value: readonly PaymentMethod[]) => {
        methods = value;
      }),
    ),
  ];
  disposed.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
};
