import type { Kysely } from 'kysely';
import { aprOf } from '../apr/apr-of.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { AgreementWire } from '../contract/agreement.ts';
import type { AutopayRow, Database } from '../database/schema.ts';
import { documentsOf } from './agreement-documents.ts';
import { autopayOf } from './autopay-view.ts';
import { currentOf, enrolmentsOf } from './enrolments.ts';
import type { StoredLoan } from './loan-store.ts';
import { moneyOf } from './money-of.ts';
import { paidToDate } from './paid-to-date.ts';
import { amountOffers } from './payment-options.ts';
import { paymentsInProgress, pendingOf, withMethods } from './payment-rows.ts';
import { paymentRequestOf } from './payment-view.ts';
import { quotePayoff } from './payoff-quote.ts';
import { instalmentStatus, isOpen, standingOf } from './standing.ts';
import { type SummaryMoment, summaryFactsOf } from './summary-facts.ts';
import { summaryOf } from './summary-view.ts';

/** For whom and when an agreement is shown. */
export interface Showing extends SummaryMoment {
  readonly locale: string;
  readonly payoffOn: PlainDate;
}

const authorisedPayments = (db: Kysely<Database>, agreementId: string) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .where('document_id', 'is not', null)
    .orderBy('created_at')
    .execute();

/** The current enrolment, with the kind of the document that was accepted for it. */
const autopayGrounds = async (db: Kysely<Database>, row: AutopayRow | undefined) =>
  row && {
    row,
    acceptedKind:
      row.document_id === null
        ? undefined
        : (
            await db
              .selectFrom('prepared_document')
              .select('kind')
              .where('id', '=', row.document_id)
              .executeTakeFirst()
          )?.kind,
  };

/** Statuses of a purchase for which nothing has been lent. */
const UNLENT: readonly string[] = ['REVIEW', 'EXPIRED'];

/** An agreement with everything that its page shows. */
export const agreementOf = async (
  db: Kysely<Database>,
  loan: StoredLoan,
  showing: Showing,
): Promise<AgreementWire> => {
  const { row, books } = loan;
  const { tenant, today, now } = showing;
  const money = moneyOf(row.currency);
  const payments = await paymentsInProgress(db, row.id);
  const pending = payments.map(pendingOf);
  const enrolments = await enrolmentsOf(db, row.id, now);
  const paid = await paidToDate(db, row.id);
  const fees = books.balances.FEES;
  const summary = summaryOf(row, (await summaryFactsOf(db, [row], showing))(row), showing);
  const { next } = standingOf(row.status, books.instalments, fees, today);
  const quote = quotePayoff(loan, pending, showing.payoffOn);
  return {
    ...summary,
    apr: aprOf(row, tenant.country),
    term: row.term,
    frequency: row.frequency,
    principalBalance: money(books.balances.PRINCIPAL),
    accruedInterest: money(books.balances.INTEREST),
    fees: money(fees),
    terms: {
      rate: row.rate,
      dayCount: row.day_count,
      rounding: row.rounding,
      allocationOrder: ['FEES', 'INTEREST', 'PRINCIPAL'],
      accruedThrough: books.accruedThrough,
    },
    paidToDate: { principal: money(paid.principal), interest: money(paid.interest), fees: money(paid.fees) },
    ...(row.down_payment === null || row.down_payment_on === null
      ? {}
      : {
          downPayment: {
            type: 'DOWN_PAYMENT' as const,
            amount: money(row.down_payment),
            paidOn: row.down_payment_on,
          },
        }),
    ...(isOpen(row.status)
      ? {
          payoff: {
            quoteId: quote.quoteId,
            amount: money(quote.amount),
            goodThrough: quote.goodThrough,
            perDiem: quote.perDiem,
            breakdown: {
              principal: money(quote.principal),
              interest: money(quote.interest),
              fees: money(quote.fees),
              pending: money(quote.pending),
            },
          },
        }
      : {}),
    order: {
      ...summary.order,
      items: row.order_items.map(({ name, quantity, price }) => ({ name, quantity, price: money(price) })),
    },
    // An offer that was not accepted has no due amount.
    schedule: (UNLENT.includes(row.status) ? [] : books.instalments).map((instalment) => ({
      number: instalment.number,
      dueOn: instalment.dueOn,
      amount: money(instalment.amount),
      principal: money(instalment.principal),
      interest: money(instalment.interest),
      paid: money(instalment.paid),
      status: instalmentStatus(instalment, next?.dueOn, today),
    })),
    paymentOptions: amountOffers(loan, pending, today, today).map(({ amountType, amount, min, max }) => ({
      amountType,
      ...(amount === undefined ? {} : { amount: money(amount) }),
      ...(min === undefined ? {} : { min: money(min) }),
      ...(max === undefined ? {} : { max: money(max) }),
    })),
    autopay: autopayOf(enrolments, loan, pending, tenant, today),
    paymentsInProgress: (await withMethods(db, payments)).map((entry) => paymentRequestOf(entry, tenant)),
    documents: documentsOf(row, {
      authorised: await authorisedPayments(db, row.id),
      inProgress: payments,
      autopay: await autopayGrounds(db, currentOf(enrolments)),
      tenant,
      locale: showing.locale,
      today,
    }),
    asOf: new Date(showing.now).toISOString(),
  };
};
