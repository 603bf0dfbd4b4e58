import type { Transaction } from 'kysely';
import type { MakePaymentBody } from '../contract/payment.ts';
import type { Database, PaymentRow } from '../database/schema.ts';
import { type Services, todayOf } from '../http/services.ts';
import { confirmationNumber } from '../ledger/confirmation.ts';
import { acceptPayment } from '../ledger/loan-books.ts';
import { newPaymentId } from '../ledger/payment-id.ts';
import { type PendingPayment, payoffOn } from '../ledger/payoff.ts';
import { lockLoan, type Owner, type StoredLoan, saveBooks } from '../servicing/loan-store.ts';
import { amountOffers } from '../servicing/payment-options.ts';
import { type PaymentWithMethod, paymentsInProgress, pendingOf } from '../servicing/payment-rows.ts';
import { quotePayoff } from '../servicing/payoff-quote.ts';
import { isOpen } from '../servicing/standing.ts';
import { isAccepted } from './accepted-document.ts';
import { isPaymentDay } from './payment-day.ts';
import type { RefusalReason } from './refusal.ts';
import { usableMethod } from './usable-method.ts';

/** A payment that was taken on, or why it was refused. */
export type PaymentOutcome =
  | { readonly kind: 'made'; readonly loan: StoredLoan; readonly made: PaymentWithMethod }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'not-found' };

const amountRefusal = (
  loan: StoredLoan,
  pending: readonly PendingPayment[],
  body: MakePaymentBody,
  today: string,
): RefusalReason | undefined => {
  const { amountType, payOn } = body;
  const cents = body.amount.amount;
  if (body.amount.currency !== loan.row.currency) return 'Amount_Out_Of_Range';
  if (body.flow === 'PAY_OFF' || amountType === 'PAYOFF') {
    const quote = quotePayoff(loan, pending, payOn);
    if (body.payoffQuoteId !== undefined && body.payoffQuoteId !== quote.quoteId)
      return 'Payoff_Quote_Expired';
    return cents === quote.amount && cents > 0 ? undefined : 'Amount_Out_Of_Range';
  }
  const offer = amountOffers(loan, pending, payOn, today).find(
    (candidate) => candidate.amountType === amountType,
  );
  if (!offer) return 'Amount_Out_Of_Range';
  const [min, max] =
    offer.max === undefined ? [offer.amount ?? 0, offer.amount ?? 0] : [offer.min ?? 1, offer.max];
  return cents >= min && cents <= max ? undefined : 'Amount_Out_Of_Range';
};

const isRepeated = (inProgress: readonly PaymentRow[], body: MakePaymentBody): boolean =>
  inProgress.some(
    ({ amount, pay_on, method_id }) =>
      amount === body.amount.amount && pay_on === body.payOn && method_id === body.paymentMethodId,
  );

const NOT_HERE = { kind: 'not-found' } as const;

const isOfAgreement = async (tx: Transaction<Database>, agreementId: string, id: string): Promise<boolean> =>
  (await tx.selectFrom('payment').select('agreement_id').where('id', '=', id).executeTakeFirst())
    ?.agreement_id === agreementId;

/**
 * Takes a payment on: checks it against the locked agreement and writes payment and ledger in the caller's transaction.
 * One for today is noted as in transit at once, one for a later day when that day comes. A refusal writes nothing.
 */
export const makePayment = async (
  tx: Transaction<Database>,
  services: Services,
  owner: Owner,
  agreementId: string,
  requestKey: string,
  body: MakePaymentBody,
): Promise<PaymentOutcome> => {
  const { tenant, now } = services;
  const today = todayOf(services);
  const refused = (reason: RefusalReason): PaymentOutcome => ({ kind: 'refused', reason });
  const loan = await lockLoan(tx, owner, agreementId);
  if (!loan) return { kind: 'not-found' };
  if (!isOpen(loan.row.status)) return refused('Agreement_Closed');
  if (body.retryOf !== undefined && !(await isOfAgreement(tx, agreementId, body.retryOf))) return NOT_HERE;
  if (!isPaymentDay(body.payOn, today, tenant.country)) return refused('Payment_Date_Not_Allowed');

  const inProgress = await paymentsInProgress(tx, agreementId);
  const pending = inProgress.map(pendingOf);
  if (services.refuseDuplicates && isRepeated(inProgress, body)) return refused('Payment_In_Progress');
  if (inProgress.length > 0 && payoffOn(loan.books, pending, body.payOn).amount <= 0) {
    return refused('Payment_In_Progress');
  }
  const usable = await usableMethod(tx, owner, body.paymentMethodId, body.payOn);
  if (usable.kind === 'refused' && usable.reason === 'Method_Not_Usable') return refused(usable.reason);
  const wrongAmount = amountRefusal(loan, pending, body, today);
  if (wrongAmount) return refused(wrongAmount);
  const { documentId, acceptedAt } = body.disclosure;
  const order = { amount: body.amount.amount, payOn: body.payOn, paymentMethodId: body.paymentMethodId };
  if (!(await isAccepted(tx, agreementId, body.disclosure, order, now()))) {
    return refused('Disclosure_Not_Accepted');
  }
  if (usable.kind === 'refused') return refused(usable.reason);

  const isToday = body.payOn === today;
  const payment = await tx
    .insertInto('payment')
    .values({
      id: newPaymentId(now()),
      tenant: owner.tenant,
      buyer_id: owner.buyerId,
      agreement_id: agreementId,
      request_key: requestKey,
      origin: 'ONETIME',
      flow: body.flow,
      amount_type: body.amountType,
      amount: body.amount.amount,
      pay_on: body.payOn,
      status: 'REQUESTED',
      activity_status: isToday ? 'PENDING' : 'SCHEDULED',
      activity_type: 'PAYMENT',
      confirmation: confirmationNumber(),
      method_id: usable.method.id,
      document_id: documentId,
      accepted_at: Date.parse(acceptedAt),
      retry_of: body.retryOf ?? null,
      principal: null,
      interest: null,
      fees: null,
      failure_reason: null,
      retry_on: null,
      due_on: null,
      created_at: now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isToday) {
    const accepted = acceptPayment(loan.books, payment.id, body.payOn, payment.amount);
    await saveBooks(tx, loan, accepted.books, accepted.journals, now());
  }
  return { kind: 'made', loan, made: { payment, method: usable.method } };
};
