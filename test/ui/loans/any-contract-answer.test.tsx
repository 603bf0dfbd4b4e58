import { createMemoryIntentStore } from '@member-portal/application/memory';
import {
  AutopayIntentStore,
  BuyerActivity,
  Buyers,
  Fingerprint,
  FlagEvaluation,
  GatewayMessages,
  KeyGenerator,
  PaymentGateway,
  provideServicing,
} from '@member-portal/application/ports';
import { provide } from '@member-portal/application/services';
import { createHttpBuyers } from '@member-portal/client/buyer';
import { createHttpPaymentGateway } from '@member-portal/client/gateway';
import { createHttpServicing } from '@member-portal/client/servicing';
import { FLAG_DEFAULTS } from '@member-portal/domain/flags';
import { loadMessages } from '@member-portal/ui';
import { cleanup, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadSignedInMessages } from '../../../src/ui/intl/load-messages.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { anyContractAnswer } from '../../support/contract/any-contract-answer.ts';
import { fakeBuyerActivity } from '../../support/fakes/fake-buyer-activity.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeFingerprint } from '../../support/fakes/fake-fingerprint.ts';
import { fakeFlagEvaluation } from '../../support/fakes/fake-flag-evaluation.ts';
import { fakeGatewayMessages } from '../../support/fakes/fake-gateway-messages.ts';
import { fakeKeyGenerator } from '../../support/fakes/fake-key-generator.ts';
import { fakeTime, START } from '../../support/fakes/fake-time.ts';
import { aClient } from '../../support/infrastructure/a-client.ts';
import { holdsInTime, PROPERTY_RUNS } from '../../support/property-runs.ts';
import { readText } from '../support/read-text.ts';
import { showPortal } from '../support/show-portal.tsx';

const EVERYTHING = Object.fromEntries(
  Object.keys(FLAG_DEFAULTS).map((name) => [name, name !== 'maintenanceBanner']),
);

/** Adapters of the client over a platform that gives these answers, and what is still asked. */
const platformOf = (answers: Answers) => {
  let asked = 0;
  const bodyFor = ({ pathname, searchParams }: URL): unknown => {
    if (pathname.endsWith('/history')) return lastPage(answers.history, searchParams);
    if (pathname.endsWith('/payment-agreement')) return lastPage(answers.loans, searchParams);
    if (pathname.includes('/payment-agreement/')) return answers.loan;
    if (pathname.includes('/buyer/')) return answers.buyer;
    return answers.methods;
  };
  const fetch: typeof globalThis.fetch = async (input) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 0));
    asked -= 1;
    return new Response(JSON.stringify(bodyFor(new URL(new Request(input).url))));
  };
  const { client, log } = aClient(
    { baseUrl: 'https://lender.example/' },
    { fetch, session: aSession(START) },
  );
  return {
    asked: () => asked,
    log,
    ports: [
      provide(FlagEvaluation, fakeFlagEvaluation(EVERYTHING)),
      provide(BuyerActivity, fakeBuyerActivity()),
      provide(Fingerprint, fakeFingerprint()),
      provide(GatewayMessages, fakeGatewayMessages),
      provide(KeyGenerator, fakeKeyGenerator()),
      provide(AutopayIntentStore, createMemoryIntentStore(fakeClock(fakeTime()))),
      ...provideServicing(createHttpServicing(client, log)),
      provide(Buyers, createHttpBuyers(client, log)),
      provide(
        PaymentGateway,
        createHttpPaymentGateway(client, log, 'https://gateway.example/', 'https://portal.example'),
      ),
    ],
  };
};

/** Lists end somewhere, hold what was asked for, and each entry once. */
const lastPage = (answer: unknown, query: URLSearchParams): unknown => {
  const { items, nextCursor } = answer as {
    readonly items: readonly { readonly id: string; readonly status: string }[];
    readonly nextCursor?: unknown;
  };
  const asked = query.getAll('status');
  const ids = new Set<string>();
  const kept = items.filter(
    ({ id, status }) => (asked.length === 0 || asked.includes(status)) && !ids.has(id) && ids.add(id),
  );
  return { ...Object(answer), items: kept, nextCursor: query.has('cursor') ? null : nextCursor };
};

const anyAnswersAsMade = fc.record({
  loans: anyContractAnswer('platform', 'listAgreements', { longest: 12 }),
  loan: anyContractAnswer('platform', 'readAgreement', { longest: 12 }),
  history: anyContractAnswer('platform', 'readHistory', { longest: 12 }),
  buyer: anyContractAnswer('platform', 'readBuyer', { longest: 12 }).map((buyer) => ({
    ...Object(buyer),
    id: 'buyer-avery',
    status: 'ACTIVE',
    subStatus: null,
  })),
  methods: anyContractAnswer('gateway', 'listPaymentMethods', { longest: 12 }),
});
type Answers = typeof anyAnswersAsMade extends fc.Arbitrary<infer A> ? A : never;

/** Most is shown of a loan that is being repaid. */
const inRepayment = (loan: unknown) => ({ ...Object(loan), status: 'OUTSTANDING', subStatus: null });
const anyAnswers = fc.tuple(anyAnswersAsMade, fc.boolean()).map(
  ([made, areOpen]): Answers =>
    areOpen
      ? {
          ...made,
          loan: inRepayment(made.loan),
          loans: { ...Object(made.loans), items: Object(made.loans).items.map(inRepayment) },
        }
      : made,
);

const BROKEN = /undefined|NaN|Infinity|∞|Invalid Date|\[object|Something went wrong/;

it.each(['/loans/outstanding', '/loans/closed', '/loans/loan-1', '/loans/loan-1/history', '/account'])(
  'shows %s over whatever the contract allows',
  async (path) => {
    const keys = Object.keys({
      ...(await loadMessages('en-us')),
      ...(await loadSignedInMessages('en-us')),
    }).filter((key) => key.includes('.'));
    await holdsInTime(
      fc.asyncProperty(anyAnswers, async (answers) => {
        const { ports, asked, log: calls } = platformOf(answers);
        const { log, monitoring } = await showPortal(path, { signedIn: true, flags: EVERYTHING, ports });
        await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
        await new Promise((resolve) => setTimeout(resolve, 20));
        await waitFor(() => expect(asked()).toBe(0));
        await new Promise((resolve) => setTimeout(resolve, 5));
        const text = readText(document.body);
        const found = [
          ...(BROKEN.exec(text) ?? []),
          ...keys.filter((key) => text.includes(key)),
          ...monitoring.errors.map(({ error }) => String(error instanceof Error ? error.stack : error)),
          ...[...log.entries, ...calls.entries].filter(({ level }) => level === 'error'),
        ];
        cleanup();
        expect([found, found.length === 0 || text]).toEqual([[], true]);
      }),
      { numRuns: Math.ceil(PROPERTY_RUNS / 150) },
    );
  },
  300_000,
);
