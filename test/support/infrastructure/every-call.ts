import {
  Authentication,
  Buyers,
  DisclosureLibrary,
  PaymentGateway,
  type PaymentOrder,
  Servicing,
} from '@member-portal/application/ports';
import type { Services } from '@member-portal/application/services';
import type { AutopayEnrolment } from '@member-portal/domain/autopay';
import type { DisclosureKind } from '@member-portal/domain/disclosure';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { type LoginRequest, oneTimeCode } from '@member-portal/domain/sign-in';
import type { ResultAsync } from 'neverthrow';
import { aBuyer } from '../builders/a-buyer.ts';

/** What a call is told to have failed with; a failure of the auth service holds another. */
export interface Told {
  readonly kind: string;
  readonly failure?: { readonly kind: string };
  readonly refusal?: unknown;
}
type Ask = (services: Services) => ResultAsync<unknown, Told>;

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
const [home] = buyer.contacts;
if (!home) throw new Error('this buyer has an address');

/** What asks and changes nothing, by port and method. */
export const READS: Readonly<Record<string, Ask>> = {
  'Servicing.listLoans': (of) =>
    of.get(Servicing).listLoans({ buyerId: buyer.id, statuses: ['OUTSTANDING'] }),
  'Servicing.readLoan': (of) => of.get(Servicing).readLoan(loan),
  'Servicing.readHistory': (of) => of.get(Servicing).readHistory(loan, {}),
  'Buyers.read': (of) => of.get(Buyers).read(buyer.id),
  'PaymentGateway.listMethods': (of) => of.get(PaymentGateway).listMethods(buyer.id),
  'DisclosureLibrary.prepare': (of) => of.get(DisclosureLibrary).prepare(loan, document),
  'DisclosureLibrary.readForLoan': (of) => of.get(DisclosureLibrary).readForLoan(loan, document),
  'DisclosureLibrary.readForTarget': (of) => of.get(DisclosureLibrary).readForTarget('target-1', document),
  'DisclosureLibrary.readStatic': (of) => of.get(DisclosureLibrary).readStatic(document),
};

/** What changes something and answers with what became of it. */
export const WRITES: Readonly<Record<string, Ask>> = {
  'Servicing.orderPayment': (of) => of.get(Servicing).orderPayment(loan, order),
  'Servicing.enrolInAutopay': (of) => of.get(Servicing).enrolInAutopay(loan, enrolment, 'key-1'),
  'Buyers.write': (of) => of.get(Buyers).write(buyer, 'reference-1'),
  'Buyers.writeContact': (of) => of.get(Buyers).writeContact(buyer.id, home),
  'PaymentGateway.openSession': (of) =>
    of
      .get(PaymentGateway)
      .openSession({ buyerId: buyer.id, purpose: 'ADD_METHOD', locale: 'en-us', theme: 'violet' }),
  'Authentication.createLoginCode': (of) => of.get(Authentication).createLoginCode(login),
  'Authentication.exchangeForSession': (of) =>
    of.get(Authentication).exchangeForSession({ code, referenceId: 'reference-1' }),
  'Authentication.verifyCode': (of) =>
    of.get(Authentication).verifyCode({ code, referenceId: 'reference-1' }),
  'Authentication.refreshSession': (of) => of.get(Authentication).refreshSession(),
};

/** What changes something and answers with nothing: an empty answer tells that it was done. */
export const SILENT_WRITES: Readonly<Record<string, Ask>> = {
  'Servicing.turnOffAutopay': (of) => of.get(Servicing).turnOffAutopay(loan),
  'Servicing.cancelPayment': (of) => of.get(Servicing).cancelPayment(loan, 'payment-1'),
  'PaymentGateway.removeMethod': (of) => of.get(PaymentGateway).removeMethod('method-1' as PaymentMethodId),
};

/** The ports behind which calls are made, whose every method stands in one of the lists above. */
export const CALLING_PORTS = {
  Authentication,
  Buyers,
  DisclosureLibrary,
  PaymentGateway,
  Servicing,
} as const;
