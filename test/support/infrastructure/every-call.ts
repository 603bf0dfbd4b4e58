import type { Cancellation } from '@member-portal/application/cancellation';
import {
  Authentication,
  AutopayOrders,
  Buyers,
  DisclosureLibrary,
  LoanReads,
  PaymentGateway,
  type PaymentOrder,
  PaymentOrders,
} from '@member-portal/application/ports';
import type { Services } from '@member-portal/application/services';
import type { AutopayEnrolment } from '@member-portal/domain/autopay';
import type { DisclosureKind } from '@member-portal/domain/disclosure';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { type LoginRequest, oneTimeCode } from '@member-portal/domain/sign-in';
import { ok, type ResultAsync } from 'neverthrow';
import { aBuyer } from '../builders/a-buyer.ts';

/** The failure that a call reports; a failure of the auth service contains another. */
interface Told {
  readonly kind: string;
  readonly failure?: { readonly kind: string };
  readonly refusal?: unknown;
}
type Ask = (services: Services, cancellation?: Cancellation) => ResultAsync<unknown, Told>;

const loan = 'loan-1' as LoanId;
const buyer = aBuyer();
const code = oneTimeCode('123456')._unsafeUnwrap();
const document = { kind: 'tila' as DisclosureKind, locale: 'en-us', format: 'web' } as const;

const order = {
  requestKey: 'key-1',
  flow: 'MAKE_PAYMENT',
  amountType: 'OTHER',
  amount: { cents: 5000, currency: 'USD' },
  paymentMethodId: 'method-1',
  payOn: '2026-11-23',
  payoffQuoteId: undefined,
  authorisation: { documentId: 'document-1', acceptedAt: 1 },
  retryOf: undefined,
} as unknown as PaymentOrder;
const enrolment = {
  flow: 'AUTOPAY_ENROLL',
  paymentMethodId: 'method-1',
  amountType: 'INSTALLMENT',
  amount: undefined,
  amountRule: 'FIXED',
  frequency: 'MONTHLY',
  startOn: '2026-12-01',
  authorisation: { documentId: 'document-1', acceptedAt: 1 },
} as unknown as AutopayEnrolment;
const login: LoginRequest = {
  destination: { method: 'EMAIL', email: buyer.identity.email },
  languagePreference: 'en-us',
  disclosures: [],
};

/** What asks and changes nothing, by port and method. */
export const READS: Readonly<Record<string, Ask>> = {
  'LoanReads.listLoans': (of, by) =>
    of.get(LoanReads).listLoans({ buyerId: buyer.id, statuses: ['OUTSTANDING'] }, by),
  'LoanReads.readLoan': (of, by) => of.get(LoanReads).readLoan(loan, undefined, by),
  'LoanReads.readHistory': (of, by) => of.get(LoanReads).readHistory(loan, {}, by),
  'Buyers.read': (of, by) => of.get(Buyers).read(buyer.id, by),
  'PaymentGateway.listMethods': (of, by) => of.get(PaymentGateway).listMethods(buyer.id, by),
  'DisclosureLibrary.prepare': (of, by) => of.get(DisclosureLibrary).prepare(loan, document, by),
  'DisclosureLibrary.readForLoan': (of, by) => of.get(DisclosureLibrary).readForLoan(loan, document, by),
  'DisclosureLibrary.readForTarget': (of, by) =>
    of.get(DisclosureLibrary).readForTarget('target-1', document, by),
  'DisclosureLibrary.readStatic': (of, by) => of.get(DisclosureLibrary).readStatic(document, by),
};

/** What changes something and answers with what became of it. */
export const WRITES: Readonly<Record<string, Ask>> = {
  'PaymentOrders.orderPayment': (of, by) => of.get(PaymentOrders).orderPayment(loan, order, by),
  'AutopayOrders.enrolInAutopay': (of, by) =>
    of.get(AutopayOrders).enrolInAutopay(loan, enrolment, 'key-1', by),
  'Buyers.update': (of, by) =>
    of.get(Buyers).update(buyer.id, () => ok({ kind: 'language', locale: 'fr-ca' }), by),
  'PaymentGateway.openSession': (of, by) =>
    of
      .get(PaymentGateway)
      .openSession({ buyerId: buyer.id, purpose: 'ADD_METHOD', locale: 'en-us', theme: 'violet' }, by),
  'Authentication.createLoginCode': (of, by) => of.get(Authentication).createLoginCode(login, by),
  'Authentication.exchangeForSession': (of, by) =>
    of.get(Authentication).exchangeForSession({ code, referenceId: 'reference-1' }, by),
  'Authentication.verifyCode': (of, by) =>
    of.get(Authentication).verifyCode({ code, referenceId: 'reference-1' }, by),
  'Authentication.refreshSession': (of, by) => of.get(Authentication).refreshSession(by),
};

/** Calls that change something without a body in the answer: a 204 means that it was done. */
export const SILENT_WRITES: Readonly<Record<string, Ask>> = {
  'AutopayOrders.turnOffAutopay': (of, by) => of.get(AutopayOrders).turnOffAutopay(loan, by),
  'PaymentOrders.cancelPayment': (of, by) => of.get(PaymentOrders).cancelPayment(loan, 'payment-1', by),
  'PaymentGateway.removeMethod': (of, by) =>
    of.get(PaymentGateway).removeMethod('method-1' as PaymentMethodId, by),
};

/** The ports behind which calls are made, each of whose methods is in one of the lists above. */
export const CALLING_PORTS = {
  Authentication,
  Buyers,
  DisclosureLibrary,
  PaymentGateway,
  LoanReads,
  PaymentOrders,
  AutopayOrders,
} as const;
