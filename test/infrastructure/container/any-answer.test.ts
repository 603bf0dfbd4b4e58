import { SessionStore } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { READS, SILENT_WRITES, WRITES } from '../../support/infrastructure/every-call.ts';
import { leavesOf, type Path, withField } from '../../support/infrastructure/leaves.ts';
import * as samples from '../../support/infrastructure/wire-samples.ts';
import { holdsInTime } from '../../support/property-runs.ts';

const session = () => aSession(Date.now() as Instant);

const pageOf = (item: unknown) => ({ items: [item], nextCursor: null });
const token = { token: session().token, tokenExpiresAt: '2026-11-21T10:00:00Z', buyerID: 'buyer-1' };

/** What each call is answered in the contract; the other calls are answered with a document or with nothing. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'LoanReads.listLoans': pageOf(samples.loanSummarySample),
  'LoanReads.readLoan': samples.loanSample,
  'LoanReads.readHistory': pageOf(samples.activitySample),
  'Buyers.read': samples.buyerSample,
  'Buyers.update': samples.buyerSample,
  'PaymentGateway.listMethods': pageOf(samples.paymentMethodSample),
  'PaymentGateway.openSession': { id: 'session-1', url: 'https://gateway.example/page' },
  'PaymentOrders.orderPayment': samples.paymentRequestSample,
  'AutopayOrders.enrolInAutopay': samples.autopaySample,
  'Authentication.createLoginCode': { data: { referenceID: 'reference-1' } },
  'Authentication.exchangeForSession': token,
  'Authentication.refreshSession': token,
  'Authentication.verifyCode': { verified: true },
};
const REFUSAL = {
  reason: 'Invalid_Token',
  metadata: { attempts: 1, max_attempts: 3, lockout_duration: 60, locked_until: '2026-11-21T10:00:00Z' },
};

/** Values at the edges of what a field may hold. */
const oddValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('', '__proto__', 'constructor', 'toString', '\ud800', 'a.b.c', null, 1e308, 2 ** 53),
  fc.constantFrom('0000-01-01', '0001-01-01', '2026-02-30', '9999-12-31', '9999-12-31T23:59:59-12:00'),
);
/** Where a message is changed: at a field, or at what holds it. */
const placesIn = (message: unknown): readonly Path[] =>
  leavesOf(message).flatMap((leaf) => leaf.map((_, at) => leaf.slice(0, at + 1)));
const changed = (message: unknown, at: number, value: unknown): unknown => {
  const places = placesIn(message);
  return withField(message, places[at % places.length] ?? [], value);
};
const changes = fc.array(fc.tuple(fc.nat(), oddValue), { minLength: 1, maxLength: 2 });
const statuses = fc.constantFrom(200, 200, 200, 201, 401, 409, 422, 429, 500);
const dates = fc.constantFrom('Sat, 21 Nov 2026 15:00:00 GMT', 'Thu, 01 Jan 1970 00:00:00 GMT', 'never');

it('answers every call with a result, whatever the platform sends', async () => {
  let next = () => new Response('{}');
  const { services, loadSignedIn, dispose } = createPortalContainer({
    configuration: aConfiguration(),
    platform: aPlatform({ fetch: async () => next() }),
  });
  onTestFinished(dispose);
  const sessions = services.get(SessionStore);
  sessions.open(session());
  await loadSignedIn();
  let understood = 0;
  await holdsInTime(
    fc.asyncProperty(changes, statuses, dates, async (made, status, date) => {
      for (const [call, ask] of Object.entries({ ...READS, ...WRITES, ...SILENT_WRITES })) {
        const good = status < 400 ? (ANSWERS[call] ?? samples.documentSample) : REFUSAL;
        const body = JSON.stringify(
          made.reduce<unknown>((message, [at, value]) => changed(message, at, value), good),
        );
        next = () => new Response(body, { status, headers: { date, 'retry-after': date } });
        if (!sessions.current()) sessions.open(session());
        // A mapper that throws would reject.
        if ((await ask(services)).isOk()) understood += 1;
      }
    }),
  );
  expect(understood).toBeGreaterThan(0);
});
