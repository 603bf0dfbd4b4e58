import type { HttpClient } from '@member-portal/client/http';
import { plainDate } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { OneTimeCode } from '@member-portal/domain/sign-in';
import { describe, expect, it } from 'vitest';
import { createHttpAuthentication } from '../../../src/infrastructure/client/auth/http-authentication.ts';
import { createFlagEvaluation } from '../../../src/infrastructure/client/flags/flag-evaluation.ts';
import { createHttpServicing } from '../../../src/infrastructure/client/servicing/http-servicing.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeLog } from '../../support/fakes/fake-log.ts';
import { fakeTime, START } from '../../support/fakes/fake-time.ts';
import { aClient } from '../../support/infrastructure/a-client.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';

/** What arrives at a platform that refuses everything: method with address, and body. */
const arrivals = async (play: (client: HttpClient) => Promise<void>) => {
  const server = await loopbackServer((response) => json(response, 503, {}));
  await play(aClient({ baseUrl: server.origin }, { session: aSession(START) }).client);
  return server.arrived.map(({ method, url, body }) => ({
    call: `${method} ${url.pathname}${url.search}`,
    body: body === '' ? undefined : (JSON.parse(body) as unknown),
  }));
};

const given = { code: '123456' as OneTimeCode, referenceId: 'reference' };
const wireGiven = { code: '123456', referenceID: 'reference' };

describe('the auth service', () => {
  const authentication = (client: HttpClient) =>
    createHttpAuthentication(client, fakeClock(fakeTime()), 'northwind', fakeLog());

  // Proves.
  it('exchanges a code for a session', async () => {
    const arrived = await arrivals(async (client) => {
      await authentication(client).exchangeForSession(given);
    });
    expect(arrived).toEqual([{ call: 'POST /api/auth/login', body: wireGiven }]);
  });

  // Proves.
  it('verifies a code with its reference', async () => {
    const arrived = await arrivals(async (client) => {
      await authentication(client).verifyCode(given);
    });
    expect(arrived).toEqual([{ call: 'POST /api/auth/buyer/verify-code', body: wireGiven }]);
  });
});

describe('the servicing platform', () => {
  // Proves.
  it('enrols in autopay, turns it off, reads history and takes a payment', async () => {
    const loanId = 'loan-1' as LoanId;
    const day = plainDate('2026-12-05')._unsafeUnwrap();
    const common = {
      paymentMethodId: 'method-1' as PaymentMethodId,
      amountType: 'INSTALLMENT',
      amount: { cents: 5000, currency: 'USD' },
      authorisation: { documentId: 'document-1', acceptedAt: START },
    } as const;
    const arrived = await arrivals(async (client) => {
      const servicing = createHttpServicing(client, fakeLog());
      await servicing.enrolInAutopay(
        loanId,
        {
          ...common,
          flow: 'AUTOPAY_ENROLL',
          amountRule: 'FIXED',
          frequency: 'MONTHLY',
          startOn: day,
          preNotificationWaived: false,
        },
        'key-1',
      );
      await servicing.turnOffAutopay(loanId);
      await servicing.readHistory(loanId, {});
      await servicing.orderPayment(loanId, {
        ...common,
        flow: 'MAKE_PAYMENT',
        requestKey: 'key-2',
        payOn: day,
        payoffQuoteId: undefined,
        retryOf: undefined,
      });
    });
    const agreement = '/api/servicing/payment-agreement/loan-1';
    expect(arrived.map(({ call }) => call)).toEqual([
      `POST ${agreement}/autopay`,
      `DELETE ${agreement}/autopay`,
      `GET ${agreement}/history`,
      `POST ${agreement}/payment`,
    ]);
    expect(arrived.map(({ body }) => body !== undefined)).toEqual([true, false, false, true]);
  });
});

describe('the flag service', () => {
  // Proves.
  it('evaluates one flag by its name, in the context of the tenant', async () => {
    const arrived = await arrivals(async (client) => {
      await createFlagEvaluation(client, fakeLog(), 'northwind').evaluate('pay-off');
    });
    expect(arrived).toEqual([
      {
        call: 'POST /api/featureflag/evaluation/flag/pay-off',
        body: { context: { tenantId: 'northwind' } },
      },
    ]);
  });
});
