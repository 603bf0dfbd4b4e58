import { AutopayIntentStore, PaymentIntentStore, TenantRules } from '@member-portal/application/ports';
import { createServices } from '@member-portal/application/services';
import { lenderPorts } from '@member-portal/client/lender';
import type { LoanId } from '@member-portal/domain/loan';
import { type LoanIntents, REPETITION_MS } from '@member-portal/domain/payment';
import { afterEach, expect, it, vi } from 'vitest';
import { AVERY } from '../../support/builders/a-session.ts';
import { START } from '../../support/fakes/fake-time.ts';
import { A_LENDER } from '../../support/infrastructure/a-lender.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a payment is not sent again to a lender that does not say that it honours keys', () => {
  const honours = (idempotency: boolean | undefined) =>
    createServices(lenderPorts({ ...A_LENDER, ...(idempotency === undefined ? {} : { idempotency }) })).get(
      TenantRules,
    ).idempotency;
  expect([honours(undefined), honours(false), honours(true)]).toEqual([false, false, true]);
});

it.each([
  ['payments', PaymentIntentStore],
  ['autopay', AutopayIntentStore],
])('a program that keeps running forgets a booked order of %s in time', async (_, token) => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  const services = createServices(lenderPorts(A_LENDER));
  const store = services.get(token);
  const loanId = 'loan-1' as LoanId;
  const order = { requestKey: 'key-1', orderFingerprint: 'fingerprint', knownConfirmations: undefined };
  const booked: LoanIntents = { open: undefined, booked: [{ ...order, bookedAt: START }] };
  const known = async () => (await store.update(AVERY, loanId, (intents) => intents))._unsafeUnwrap();
  await store.update(AVERY, loanId, () => booked);
  vi.setSystemTime(START + REPETITION_MS - 1);
  expect(await known()).toEqual(booked);
  vi.setSystemTime(START + REPETITION_MS);
  expect(await known()).toBeUndefined();
});
