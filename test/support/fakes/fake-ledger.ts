import type { OrderFailure, PaymentOrder } from '@member-portal/application/ports';
import type { Loan, LoanId } from '@member-portal/domain/loan';
import type { Activity, PaymentRequest, PaymentStatus } from '@member-portal/domain/payment';
import { err, ok, type Result } from 'neverthrow';
import type { FakeTime } from './fake-time.ts';

interface Booking {
  readonly loanId: LoanId;
  readonly order: PaymentOrder;
  readonly request: PaymentRequest;
}

type Outcome = Result<PaymentRequest, OrderFailure>;

/** The lender's ledger: what was actually booked, whatever was reported to any tab. */
export interface FakeLedger {
  readonly bookings: readonly Booking[];
  loan(id: LoanId): Loan | undefined;
  loans(): readonly Loan[];
  changeLoan(id: LoanId, change: (loan: Loan) => Loan): void;
  history(id: LoanId): readonly Activity[];
  /** Carries an order out, or answers with the first result of its key. */
  book(loanId: LoanId, order: PaymentOrder): Outcome;
  /** A payment in progress goes through and is history from now on. */
  complete(requestId: string, status?: PaymentStatus): void;
  cancel(requestId: string): boolean;
}

const bodyOf = ({ requestKey: _requestKey, ...body }: PaymentOrder): string => JSON.stringify(body);

export const fakeLedger = (time: FakeTime, first: readonly Loan[], honoursKeys: boolean): FakeLedger => {
  const loans = new Map(first.map((loan) => [loan.id, loan]));
  const histories = new Map<LoanId, Activity[]>();
  const bookings: Booking[] = [];
  const results = new Map<string, { readonly body: string; readonly outcome: Outcome }>();

  const changeLoan = (id: LoanId, change: (loan: Loan) => Loan): void => {
    const loan = loans.get(id);
    if (loan) loans.set(id, change(loan));
  };
  const take = (requestId: string): Booking | undefined => {
    const booking = bookings.find(({ request }) => request.id === requestId);
    if (!booking || !loans.get(booking.loanId)?.paymentsInProgress.some(({ id }) => id === requestId))
      return undefined;
    changeLoan(booking.loanId, (loan) => ({
      ...loan,
      paymentsInProgress: loan.paymentsInProgress.filter(({ id }) => id !== requestId),
    }));
    return booking;
  };
  const carryOut = (loanId: LoanId, order: PaymentOrder): Outcome => {
    const loan = loans.get(loanId);
    if (!loan) return err({ kind: 'not-found' });
    if (order.amount.cents > loan.balance.cents)
      return err({ kind: 'refused', refusal: 'amount-out-of-range' });
    const serial = bookings.length + 1;
    const request: PaymentRequest = {
      id: `payment-${serial}`,
      requestKey: honoursKeys ? order.requestKey : '',
      status: 'REQUESTED',
      amountType: order.amountType,
      amount: order.amount,
      payOn: order.payOn,
      confirmation: `C-${serial}`,
      method: { type: 'BANK_ACCOUNT', brand: undefined, last4: '6789' },
      createdAt: time.now(),
      cancelBefore: undefined,
    };
    bookings.push({ loanId, order, request });
    changeLoan(loanId, (known) => ({
      ...known,
      paymentsInProgress: [...known.paymentsInProgress, request],
    }));
    return ok(request);
  };

  return {
    bookings,
    loan: (id) => loans.get(id),
    loans: () => [...loans.values()],
    changeLoan,
    history: (id) => histories.get(id) ?? [],
    book: (loanId, order) => {
      if (!honoursKeys) return carryOut(loanId, order);
      const earlier = results.get(order.requestKey);
      if (earlier)
        return earlier.body === bodyOf(order)
          ? earlier.outcome
          : err({ kind: 'refused', refusal: 'key-reused' });
      const outcome = carryOut(loanId, order);
      results.set(order.requestKey, { body: bodyOf(order), outcome });
      return outcome;
    },
    complete: (requestId, status = 'RECEIVED') => {
      const booking = take(requestId);
      if (!booking) return;
      const { request, loanId } = booking;
      const activity: Activity = {
        id: `activity-${request.id}`,
        requestKey: honoursKeys ? request.requestKey : undefined,
        type: 'PAYMENT',
        status,
        amount: request.amount,
        on: request.payOn,
        method: request.method,
        allocation: undefined,
        confirmation: request.confirmation,
        failure: undefined,
      };
      histories.set(loanId, [activity, ...(histories.get(loanId) ?? [])]);
    },
    cancel: (requestId) => take(requestId) !== undefined,
  };
};
