import { randomUUID } from 'node:crypto';
import { verifiedSchema } from '../../../sandbox/contract/auth.ts';
import { buyerSchema } from '../../../sandbox/contract/buyer.ts';
import type { Client } from './client.ts';
import { loanAt, methodOf, namedByEnrolment, pay, prepare, readLoan } from './payment-steps.ts';
import type { Sandbox } from './sandbox.ts';
import { askForCode, newestCode } from './sign-in-steps.ts';

/** Everything of one borrower that a call can name. */
export interface Belongings {
  readonly buyerId: string;
  readonly contactId: string;
  readonly loanId: string;
  readonly paymentId: string;
  readonly autopayId: string;
  readonly methodId: string;
  /** Prepared for a payment, and for an enrolment. */
  readonly documentId: string;
  readonly enrolmentDocumentId: string;
  readonly quoteId: string;
  /** Of a sign-in that has begun, with its code. */
  readonly signIn: Reference;
  /** Of a change of e-mail that is not verified yet, and of one that is. */
  readonly change: Reference;
  readonly verified: Reference;
}

/** The payment that `documentId` authorises, by the method of `methodId`. */
export const NEXT_PAYMENT = { cents: 4_321, payOn: '2026-03-11' } as const;
/** The enrolment that `enrolmentDocumentId` authorises, by the same method. */
export const NEXT_ENROLMENT = { amountType: 'INSTALLMENT', startOn: '2026-03-12' } as const;

/** A code's reference, the code, and where it went. */
interface Reference {
  readonly id: string;
  readonly code: string;
  readonly email: string;
}

const referenceOf = async (client: Client, email: string): Promise<Reference> => ({
  id: await askForCode(client, email),
  code: await newestCode(client, email),
  email,
});

/** What a borrower has to be named, made where the demo has none: a scheduled payment, an ended enrolment, a code. */
export const belongingsOf = async (
  sandbox: Sandbox,
  name: string,
  tenant: string,
  merchant: string,
): Promise<Belongings> => {
  const client = await sandbox.as(name, tenant);
  const { id: loanId, balance } = await loanAt(client, merchant);
  const { id: methodId } = await methodOf(client, 'BANK_ACCOUNT');
  const order = { cents: 1_234, payOn: '2026-03-13', methodId, currency: balance.currency };
  const { id: paymentId } = (await pay(client, loanId, order)).body as { id: string };
  const contact = await sandbox.db
    .selectFrom('contact')
    .select('id')
    .where('buyer_id', '=', client.buyerId)
    .executeTakeFirstOrThrow();
  const autopayId = randomUUID();
  const row = {
    id: autopayId,
    agreement_id: loanId,
    method_id: methodId,
    amount_type: 'INSTALLMENT',
    amount: null,
  };
  await sandbox.db
    .insertInto('autopay')
    .values({
      ...row,
      amount_rule: 'VARYING',
      frequency: 'MONTHLY',
      start_on: '2026-03-11',
      since: '2026-03-11',
      notice_waived: true,
      document_id: null,
      accepted_at: null,
      paused_reason: null,
      ended_at: sandbox.now(),
      created_at: sandbox.now(),
    })
    .execute();
  const { id: documentId } = await prepare(client, loanId, 'one-time', {
    amount: NEXT_PAYMENT.cents,
    payOn: NEXT_PAYMENT.payOn,
    paymentMethodId: methodId,
  });
  const { payoff } = await readLoan(client, loanId);
  const { identity } = await client.expect(buyerSchema, 'GET', `/api/buyer/${client.buyerId}`);
  const verified = await referenceOf(client, `verified.${identity.email}`);
  const body = { referenceID: verified.id, code: verified.code };
  await client.expect(verifiedSchema, 'POST', '/api/auth/buyer/verify-code', { body });
  return {
    buyerId: client.buyerId,
    contactId: contact.id,
    loanId,
    paymentId,
    autopayId,
    methodId,
    documentId,
    enrolmentDocumentId: (
      await prepare(
        client,
        loanId,
        'auto-enroll',
        namedByEnrolment({ ...NEXT_ENROLMENT, paymentMethodId: methodId }),
      )
    ).id,
    quoteId: payoff?.quoteId ?? '',
    signIn: await referenceOf(sandbox.visit(tenant), identity.email),
    change: await referenceOf(client, `new.${identity.email}`),
    verified,
  };
};

const nothing = (): Reference => ({ id: randomUUID(), code: '000000', email: 'no.one@example.com' });

/** Ids that do not exist. */
export const NOBODY: Belongings = {
  buyerId: randomUUID(),
  contactId: randomUUID(),
  loanId: randomUUID(),
  paymentId: randomUUID(),
  autopayId: randomUUID(),
  methodId: randomUUID(),
  documentId: randomUUID(),
  enrolmentDocumentId: randomUUID(),
  quoteId: randomUUID(),
  signIn: nothing(),
  change: nothing(),
  verified: nothing(),
};
