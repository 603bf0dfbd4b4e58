import {
  Clock,
  Delay,
  FeatureFlags,
  Fingerprint,
  LenderClock,
  SessionStore,
} from '@member-portal/application/ports';
import { createReadCache } from '@member-portal/application/reads';
import { createServices, provide } from '@member-portal/application/services';
import { lenderPorts } from '@member-portal/client/lender';
import type { Instant } from '@member-portal/domain/calendar';
import { FLAG_DEFAULTS } from '@member-portal/domain/flags';
import { AVERY, aSession } from '../builders/a-session.ts';
import type { SentRequest } from '../contract/request-checker.ts';
import { fakeClock } from '../fakes/fake-clock.ts';
import { fakeFeatureFlags } from '../fakes/fake-feature-flags.ts';
import { fakeFingerprint } from '../fakes/fake-fingerprint.ts';
import { fakeTime } from '../fakes/fake-time.ts';
import { A_LENDER } from './a-lender.ts';
import {
  autopaySample,
  buyerSample,
  documentSample,
  loanSample,
  loanSummarySample,
  paymentMethodSample,
  paymentRequestSample,
} from './wire-samples.ts';

const session = aSession(Date.now() as Instant);
const { closedOn: _, ...openLoan } = loanSample;
const { token, tokenExpiresAt } = session;
const schedule = ['2026-12-05', '2027-01-05'].map((dueOn, at) => ({
  ...loanSample.schedule[0],
  number: at + 11,
  dueOn,
  paid: { amount: 0, currency: 'USD' },
  status: 'UPCOMING',
}));

/** How a platform with one loan answers, by method and end of the path. */
const ANSWERS: readonly (readonly [call: RegExp, answer: unknown])[] = [
  [/send-code$/, { data: { referenceID: 'reference-1' } }],
  [/login$/, { token, tokenExpiresAt: new Date(tokenExpiresAt).toISOString(), buyerID: AVERY }],
  [/verify-code$/, { verified: true }],
  [/\/api\/buyer\//, buyerSample],
  [/payment-methods$/, { items: [paymentMethodSample] }],
  [/sessions$/, { id: 'session-1', url: 'https://gateway.example/hosted' }],
  [/\/api\/disclosure\//, documentSample],
  [/history$/, { items: [] }],
  [/payment-agreement$/, { items: [loanSummarySample] }],
  [/POST .*\/payment$/, paymentRequestSample],
  [/\/autopay$/, autopaySample],
  [/featureflag/, { enabled: true }],
  [/GET .*\/payment-agreement\//, { ...openLoan, schedule, paymentsInProgress: [], hardship: undefined }],
];

/** The portal's use cases over the real HTTP client, in front of a platform that records what it gets. */
export const aRecordedVisit = ({
  isSignedIn = true,
  refuses,
}: {
  readonly isSignedIn?: boolean;
  readonly refuses?: (call: string, body: string) => string | undefined;
} = {}) => {
  const sent: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const body = await request.text();
    const call = `${request.method} ${url.pathname}`;
    sent.push({ method: request.method, url, body });
    const reason = refuses?.(call, body);
    if (reason) return Response.json({ reason, message: '', metadata: {} }, { status: 401 });
    const answer = ANSWERS.find(([pattern]) => pattern.test(call));
    return answer ? Response.json(answer[1]) : new Response(null, { status: 204 });
  };
  const flags = Object.fromEntries(Object.keys(FLAG_DEFAULTS).map((name) => [name, true]));
  const services = createServices([
    ...lenderPorts({ ...A_LENDER, locales: ['en-us', 'fr-ca'] }, { fetch }),
    provide(Clock, fakeClock(fakeTime())),
    provide(LenderClock, fakeClock(fakeTime())),
    provide(Delay, { wait: async () => undefined }),
    provide(FeatureFlags, fakeFeatureFlags(flags)),
    provide(Fingerprint, fakeFingerprint()),
  ]);
  if (isSignedIn) services.get(SessionStore).open(session);
  return { services, sent, context: { reads: createReadCache(), locale: 'en-us' as const } };
};

export type RecordedVisit = ReturnType<typeof aRecordedVisit>;
