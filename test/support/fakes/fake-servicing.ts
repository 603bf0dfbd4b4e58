import type { OrderFailure, PaymentOrder, ReadFailure, Servicing } from '@member-portal/application/ports';
import type { AutopayEnrolment } from '@member-portal/domain/autopay';
import type { Loan, LoanAutopay, LoanStatus } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { err, errAsync, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import { aLoan } from '../builders/a-loan.ts';
import { type FakeLedger, fakeLedger } from './fake-ledger.ts';
import type { FakeTime } from './fake-time.ts';
import { type FaultLine, faultLine } from './fault-line.ts';

export interface FakeServicing extends Servicing {
  readonly ledger: FakeLedger;
  /** Every order that was sent, arrived or not. */
  readonly sent: readonly PaymentOrder[];
  readonly enrolments: readonly { readonly enrolment: AutopayEnrolment; readonly requestKey: string }[];
  /** What goes wrong with the next orders (payments and changes of autopay), and with the next reads. */
  readonly orderFaults: FaultLine<OrderFailure>;
  readonly readFaults: FaultLine<ReadFailure>;
  /** How many orders are being carried out. */
  pendingCalls(): number;
}

/** A platform with a status of its own lists such a loan where it likes: here, in every list. */
const isListed = (status: LoanStatus, asked: readonly LoanStatus[]): boolean =>
  status === 'UNKNOWN_STATUS' || asked.includes(status);

/**
 * Whether the platform gives a refusal again to every later sending under the key. It does so for a reused key too, because
 * it has another order under it.
 */
const isFinal = (failure: OrderFailure): boolean =>
  failure.kind === 'refused' && failure.refusal !== 'still-running';

const enrolled = (enrolment: AutopayEnrolment): LoanAutopay => ({
  enrolled: true,
  paymentMethodId: enrolment.paymentMethodId,
  amountType: enrolment.amountType,
  amount: enrolment.amount,
  frequency: enrolment.frequency,
  since: enrolment.startOn,
  pausedReason: undefined,
  drafts: [],
});

/** The lender's servicing platform. `pace` is awaited before and after each order is carried out, to race tabs. */
export const fakeServicing = (
  time: FakeTime,
  options: {
    readonly loans?: readonly Loan[];
    readonly honoursKeys?: boolean;
    /** Whether the lists can be asked for what is past due alone; where not, that wish is not heard. */
    readonly filtersPastDue?: boolean;
    readonly pace?: () => Promise<void>;
  } = {},
): FakeServicing => {
  const {
    loans = [aLoan()],
    honoursKeys = true,
    filtersPastDue = false,
    pace = async () => undefined,
  } = options;
  const ledger = fakeLedger(time, loans, honoursKeys);
  const sent: PaymentOrder[] = [];
  const enrolments: { enrolment: AutopayEnrolment; requestKey: string }[] = [];
  const orderFaults = faultLine<OrderFailure>();
  const readFaults = faultLine<ReadFailure>();
  const running = new Set<string>();
  /** Refusals by key, given again also to a sending that arrives late. */
  const refused = new Map<string, OrderFailure>();
  let pendingCalls = 0;

  const read = <Value>(value: () => Value): ResultAsync<Value, ReadFailure> => {
    const fault = readFaults.next();
    return fault ? errAsync(fault.failure) : okAsync(value());
  };
  /** Carries one order out between two waits, meeting at most one fault. */
  const order = async <Value>(
    key: string,
    carryOut: () => Result<Value, OrderFailure>,
  ): Promise<Result<Value, OrderFailure>> => {
    const fault = orderFaults.next();
    if (fault?.kind === 'answered' && honoursKeys && isFinal(fault.failure)) refused.set(key, fault.failure);
    if (fault?.kind === 'answered' || fault?.kind === 'lost-before') return err(fault.failure);
    const arrive = (): Result<Value, OrderFailure> => {
      const refusal = refused.get(key);
      return refusal ? err(refusal) : carryOut();
    };
    if (fault?.kind === 'arrives-late') {
      time.callAt(time.now() + fault.after, arrive);
      return err(fault.failure);
    }
    if (honoursKeys && running.has(key)) return err({ kind: 'refused', refusal: 'still-running' });
    running.add(key);
    pendingCalls += 1;
    await pace();
    const outcome = arrive();
    running.delete(key);
    await pace();
    pendingCalls -= 1;
    return fault ? err(fault.failure) : outcome;
  };
  const loanOr404 = (id: Loan['id']): ResultAsync<Loan, ReadFailure> =>
    read(() => ledger.loan(id)).andThen((loan) =>
      loan ? okAsync(loan) : errAsync({ kind: 'not-found' } as const),
    );

  return {
    ledger,
    sent,
    enrolments,
    orderFaults,
    readFaults,
    pendingCalls: () => pendingCalls,
    listLoans: ({ statuses, pastDueOnly = false, search = '', limit = 50, cursor = '0' }) => {
      const fault = readFaults.next();
      if (fault && fault.failure.kind !== 'not-found') return errAsync(fault.failure);
      const listed = ledger
        .loans()
        .filter(({ status, merchant }) => isListed(status, statuses) && merchant.includes(search))
        .filter(({ pastDue }) => !(filtersPastDue && pastDueOnly) || pastDue.cents > 0);
      const end = Number(cursor) + limit;
      return okAsync({
        items: listed.slice(Number(cursor), end),
        filtersPastDue,
        nextCursor: end < listed.length ? String(end) : undefined,
      });
    },
    readLoan: (id) => loanOr404(id),
    readHistory: (id, { types, statuses, from, to, limit = 50, cursor = '0' }) =>
      loanOr404(id).map(() => {
        const found = ledger
          .history(id)
          .filter(
            ({ type, status, on }) =>
              (types?.some((one) => one === type) ?? true) &&
              (statuses?.includes(status) ?? true) &&
              (from === undefined || on >= from) &&
              (to === undefined || on <= to),
          );
        const end = Number(cursor) + limit;
        return {
          items: found.slice(Number(cursor), end),
          nextCursor: end < found.length ? String(end) : undefined,
        };
      }),
    orderPayment: (loanId, asked, cancellation) => {
      sent.push(asked);
      return new ResultAsync(
        order(asked.requestKey, () => ledger.book(loanId, asked)).then(
          (outcome): Result<PaymentRequest, OrderFailure> =>
            cancellation?.aborted ? err({ kind: 'cancelled' }) : outcome,
        ),
      );
    },
    cancelPayment: (_loanId, paymentId) =>
      new ResultAsync(
        order(paymentId, () => (ledger.cancel(paymentId) ? ok(undefined) : err({ kind: 'not-found' }))),
      ),
    enrolInAutopay: (loanId, enrolment, requestKey) =>
      new ResultAsync(
        order(requestKey, () => {
          const isRepeated = enrolments.some((earlier) => earlier.requestKey === requestKey);
          if (!isRepeated && enrolment.flow === 'AUTOPAY_ENROLL' && ledger.loan(loanId)?.autopay.enrolled)
            return err({ kind: 'refused', refusal: 'autopay-already-enrolled' });
          if (!isRepeated) enrolments.push({ enrolment, requestKey });
          const autopay = enrolled(enrolment);
          ledger.changeLoan(loanId, (loan) => ({ ...loan, autopay, autopayEnrolled: true }));
          return ok(autopay);
        }),
      ),
    turnOffAutopay: (loanId) =>
      new ResultAsync(
        order(`turn off ${loanId}`, () => {
          if (!ledger.loan(loanId)?.autopay.enrolled)
            return err({ kind: 'refused', refusal: 'autopay-not-enrolled' });
          ledger.changeLoan(loanId, (loan) => ({
            ...loan,
            autopayEnrolled: false,
            autopay: {
              ...loan.autopay,
              enrolled: false,
              // What is in progress already is drawn anyway.
              drafts: loan.autopay.drafts.filter(({ lastChangeAt }) => lastChangeAt < time.now()),
            },
          }));
          return ok(undefined);
        }),
      ),
  };
};
