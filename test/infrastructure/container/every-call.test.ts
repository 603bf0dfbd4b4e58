import { PendingSignInStore, SessionStore } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import type { Session } from '@member-portal/domain/session';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { email } from '../../support/builders/a-buyer.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeCancellation } from '../../support/fakes/fake-cancellation.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { READS, SILENT_WRITES, WRITES } from '../../support/infrastructure/every-call.ts';
import { workingStorage } from '../../support/infrastructure/storages.ts';

const session = aSession(Date.now() as Instant);

/** A portal over a network of the test's own, with the requests that were sent. */
const openPortal = async (answer: () => Promise<Response>, signedIn?: Session) => {
  const requests: Request[] = [];
  const { services, loadSignedIn, dispose } = createPortalContainer({
    configuration: aConfiguration(),
    platform: aPlatform({
      sessionStorage: workingStorage(),
      fetch: (input, init) => {
        const request = new Request(input, init);
        // Flags are requested automatically, in addition to the calls of a test.
        if (request.url.includes('/featureflag/')) return new Promise(() => undefined);
        requests.push(request);
        return answer();
      },
    }),
  });
  onTestFinished(dispose);
  if (signedIn) services.get(SessionStore).open(signedIn);
  await loadSignedIn();
  /** Waits without a timer until something was sent. */
  const sent = async (): Promise<void> => {
    while (requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  return { services, requests, sent };
};
const never = () => new Promise<Response>(() => undefined);
const refused = async () => Response.json({ reason: 'Unauthenticated' }, { status: 401 });

/** How each call is made: method, path with ids left out, and how many milliseconds it waits. */
const CALLS = {
  'LoanReads.listLoans': ['GET', '/api/servicing/payment-agreement', 10_000],
  'LoanReads.readLoan': ['GET', '/api/servicing/payment-agreement/:id', 10_000],
  'LoanReads.readHistory': ['GET', '/api/servicing/payment-agreement/:id/history', 10_000],
  'PaymentOrders.orderPayment': ['POST', '/api/servicing/payment-agreement/:id/payment', 30_000],
  'PaymentOrders.cancelPayment': ['DELETE', '/api/servicing/payment-agreement/:id/payment/:id', 30_000],
  'AutopayOrders.enrolInAutopay': ['POST', '/api/servicing/payment-agreement/:id/autopay', 30_000],
  'AutopayOrders.turnOffAutopay': ['DELETE', '/api/servicing/payment-agreement/:id/autopay', 30_000],
  'Buyers.read': ['GET', '/api/buyer/:id', 10_000],
  // Reads afresh before it writes.
  'Buyers.update': ['GET', '/api/buyer/:id', 10_000],
  'PaymentGateway.listMethods': ['GET', '/v1/payment-methods', 10_000],
  'PaymentGateway.removeMethod': ['DELETE', '/v1/payment-methods/:id', 10_000],
  'PaymentGateway.openSession': ['POST', '/v1/sessions', 10_000],
  'DisclosureLibrary.prepare': ['POST', '/api/disclosure/payment-agreement/:id', 10_000],
  'DisclosureLibrary.readForLoan': ['GET', '/api/disclosure/document/tila/payment-agreement/:id', 10_000],
  'DisclosureLibrary.readForTarget': ['GET', '/api/disclosure/document/tila/target/:id', 10_000],
  'DisclosureLibrary.readStatic': ['GET', '/api/disclosure/static/tila', 10_000],
  'Authentication.createLoginCode': ['POST', '/api/auth/send-code', 10_000],
  'Authentication.exchangeForSession': ['POST', '/api/auth/login', 10_000],
  'Authentication.verifyCode': ['POST', '/api/auth/buyer/verify-code', 10_000],
  'Authentication.refreshSession': ['POST', '/api/auth/buyer/token/refresh', 10_000],
} as const;
const EVERY_CALL = { ...READS, ...WRITES, ...SILENT_WRITES };
const kindOf = (failure: { readonly kind: string; readonly failure?: { readonly kind: string } }) =>
  failure.failure?.kind ?? failure.kind;
const pathOf = (url: string) =>
  new URL(url).pathname.replace(/(loan|payment|method|target|buyer|contact)-\w+(?=\/|$)/g, (part) =>
    part === 'payment-agreement' || part === 'payment-methods' ? part : ':id',
  );

it('asks by every call there is', () => {
  expect(Object.keys(CALLS).sort()).toEqual(Object.keys(EVERY_CALL).sort());
});

describe.each(Object.entries(CALLS))('%s', (name, [method, path, deadline]) => {
  const ask = EVERY_CALL[name];
  if (!ask) throw new Error(`there is no call ${name}`);

  it(`is a ${method} that waits for its answer until its deadline and no longer`, async () => {
    const { services, requests, sent } = await openPortal(never, session);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    let kind: string | undefined;
    const answered = ask(services).match(
      () => undefined,
      (failure) => {
        kind = kindOf(failure);
      },
    );
    await sent();
    expect([requests[0]?.method, pathOf(requests[0]?.url ?? '')]).toEqual([method, path]);
    await vi.advanceTimersByTimeAsync(deadline - 1);
    expect(kind).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await answered;
    expect(kind).toBe('timeout');
  });

  it('is cancelled by whoever asked', async () => {
    const { services, sent } = await openPortal(never, session);
    const by = fakeCancellation();
    const answered = ask(services, by);
    await sent();
    by.cancel();
    expect(kindOf((await answered)._unsafeUnwrapErr())).toBe('cancelled');
  });

  it('is neither cached nor redirected, and sends cookies to the page’s own origin alone', async () => {
    const { services, requests } = await openPortal(refused, session);
    await ask(services);
    expect(requests).toMatchObject([
      {
        cache: 'no-store',
        redirect: 'error',
        credentials: name.startsWith('PaymentGateway') ? 'omit' : 'same-origin',
      },
    ]);
  });

  it('ends the session by a 401, but not where the auth service answers', async () => {
    const { services } = await openPortal(refused, session);
    await ask(services);
    expect(services.get(SessionStore).current()).toEqual(
      name.startsWith('Authentication') ? session : undefined,
    );
  });
});

it('keeps a sign-in in progress through a 401 to somebody without a session', async () => {
  const { services } = await openPortal(refused);
  const pending = {
    referenceId: 'reference-1',
    destination: { method: 'EMAIL', email: email('avery.stone@example.com') },
    sentAt: session.receivedAt,
  } as const;
  services.get(PendingSignInStore).write(pending);
  await EVERY_CALL['DisclosureLibrary.readStatic']?.(services);
  expect(services.get(PendingSignInStore).read()).toMatchObject(pending);
});
