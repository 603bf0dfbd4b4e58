import { ListLoans, ReadHistory, ReadLoan } from '@member-portal/application/loans';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import { PreparePayment, SubmitPayment } from '@member-portal/application/payments';
import { Clock, FeatureFlags, PortalConfiguration, SessionStore } from '@member-portal/application/ports';
import { SignOut } from '@member-portal/application/session';
import { RequestCode, SubmitCode } from '@member-portal/application/sign-in';
import { plainDate } from '@member-portal/domain/calendar';
import { emailAddress, oneTimeCode } from '@member-portal/domain/sign-in';
import { createMemoryRecords, createPortalContainer } from '@member-portal/infrastructure/container';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { headlessNetwork } from '../../support/acceptance/headless-network.ts';
import { platformTruth } from '../../support/acceptance/platform-truth.ts';
import {
  type RunningPlatform,
  startPlatform,
  type TenantId,
} from '../../support/acceptance/running-platform.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';

let running: RunningPlatform;
beforeAll(async () => {
  running = await startPlatform();
});
afterAll(() => running.close());

const openTab = (tenant: TenantId) => {
  const network = headlessNetwork(running, tenant);
  const { fetch, readCookies, origin } = network;
  const container = createPortalContainer({
    configuration: aConfiguration({ gatewayurl: 'http://gateway.localhost' }, tenant),
    platform: aPlatform({ fetch, readCookies, origin, records: createMemoryRecords() }),
  });
  onTestFinished(() => container.dispose());
  return { ...container, network };
};

describe.each(['northwind', 'harbour', 'maple'] as const)(
  'the container against the platform of %s',
  (tenant) => {
    it('signs in, lists and reads loans, pays one and signs out', async () => {
      const { services, loadSignedIn } = openTab(tenant);
      const truth = platformTruth(running, tenant);
      const avery = await truth.borrower('Avery');
      const destination = { method: 'EMAIL', email: emailAddress(avery.email)._unsafeUnwrap() } as const;
      const locale = services.get(PortalConfiguration).defaultLocale;

      const pending = await services.get(RequestCode)({ destination, locale });
      expect(pending.isOk()).toBe(true);
      const code = oneTimeCode(await truth.newestCode(avery.email))._unsafeUnwrap();
      const session = await services.get(SubmitCode)({ code });
      expect(session._unsafeUnwrap().buyerId).toBe(avery.id);

      await loadSignedIn();
      const loans = (await services.get(ListLoans)({ segment: 'outstanding' }))._unsafeUnwrap();
      const expected = await truth.loans(avery, 'outstanding');
      expect(loans.items.map(({ id, balance }) => [id, balance.cents])).toEqual(
        expected.map(({ id, balance }) => [id, balance]),
      );

      const [first] = loans.items;
      if (!first) throw new Error('no loan');
      const loan = (await services.get(ReadLoan)(first.id))._unsafeUnwrap();
      expect(loan.schedule.length).toBe(loan.term);
      const methods = (await services.get(ListPaymentMethods)())._unsafeUnwrap();
      const method = methods.find(({ type }) => type === 'BANK_ACCOUNT');
      if (!method) throw new Error('no bank account');
      const option = loan.paymentOptions.find(({ amountType }) => amountType === 'INSTALLMENT');
      if (!option?.amount) throw new Error('no instalment to pay');
      const payOn = plainDate(truth.businessDayAfter(2))._unsafeUnwrap();
      const payment = { loanId: first.id, amount: option.amount, payOn, paymentMethodId: method.id };
      const document = (await services.get(PreparePayment)({ ...payment, locale }))._unsafeUnwrap();
      expect(['one-time', 'scheduled-payment']).toContain(document.kind);

      const paid = await services.get(SubmitPayment)({
        ...payment,
        flow: 'MAKE_PAYMENT',
        amountType: 'INSTALLMENT',
        payoffQuoteId: undefined,
        retryOf: undefined,
        authorisation: { documentId: document.id, acceptedAt: services.get(Clock).now() },
      });
      const made = paid._unsafeUnwrap();
      if (made.kind !== 'in-progress') throw new Error('the payment is not in progress');
      expect(await truth.paymentsMade(first.id)).toMatchObject([
        { amount: option.amount.cents, payOn, confirmation: made.request.confirmation },
      ]);

      const again = (await services.get(ReadLoan)(first.id))._unsafeUnwrap();
      expect(again.paymentsInProgress.map(({ confirmation }) => confirmation)).toContain(
        made.request.confirmation,
      );
      expect((await services.get(ReadHistory)(first.id, {})).isOk()).toBe(true);

      services.get(SignOut)();
      expect(services.get(SessionStore).current()).toBeUndefined();
      const refused = await services.get(ListLoans)({ segment: 'outstanding' });
      expect(refused._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    });

    it('reads the tenant’s feature flags when signed-in screens load', async () => {
      const { services, loadSignedIn } = openTab(tenant);
      const flags = services.get(FeatureFlags);
      const changed = new Promise((resolve) => flags.subscribe(resolve));
      await loadSignedIn();
      expect(await changed).toBe(flags.current());
    });
  },
);
