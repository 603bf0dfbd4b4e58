import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchArguments } from '../../scripts/chromium.mjs';
import { platformTruth } from '../support/acceptance/platform-truth.ts';
import { type PortalServer, startPortalServer } from '../support/acceptance/portal-server.ts';
import type { TenantId } from '../support/acceptance/running-platform.ts';
import { launchBrowser } from '../support/browser.ts';
import { eventCollector } from '../support/infrastructure/event-collector.ts';
import { startIntake } from '../support/infrastructure/local-intake.ts';
import { duringVisit } from './driver/during-visit.ts';
import { tour } from './driver/tour.ts';

/** All of a borrower that must not leave the browser, by kind. */
type Canaries = Readonly<Record<string, readonly string[]>>;
/** All that left, by where it went. */
type Sinks = Record<'monitoring' | 'log' | 'console' | 'data layer' | 'address' | 'title', string[]>;

const amountTexts = (cents: number): readonly string[] => {
  const [whole = '', part = ''] = (cents / 100).toFixed(2).split('.');
  const grouped = (separator: string) => whole.replace(/\B(?=(\d{3})+$)/g, separator);
  // Without a separator small amounts look like any other number.
  return [`${grouped(',')}.${part}`, `${grouped('\u00a0')},${part}`, `${grouped('\u202f')},${part}`];
};

const canariesOf = async (server: PortalServer, tenant: TenantId): Promise<Canaries> => {
  const truth = platformTruth(server.running, tenant);
  const avery = await truth.borrower('Avery');
  const contacts = await server.running.db
    .selectFrom('contact')
    .selectAll()
    .where('buyer_id', '=', avery.id)
    .execute();
  const loans = [...(await truth.loans(avery, 'outstanding')), ...(await truth.loans(avery, 'closed'))];
  const methods = await truth.methods(avery);
  const digits = avery.mobile.slice(-10);
  return {
    email: [avery.email, encodeURIComponent(avery.email), 'nobody.known@example.com'],
    phone: [
      digits,
      `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
      `${digits.slice(3, 6)}-${digits.slice(6)}`,
    ],
    'given name': ['Avery'],
    'family name': [avery.fullName.split(' ')[1] ?? ''],
    address: contacts.flatMap(({ line1, postal_code }) => [line1, postal_code]),
    'account number': methods
      .map(({ last4 }) => `"${last4}"`)
      .concat(methods.map(({ last4 }) => `••${last4}`)),
    merchant: loans.map(({ merchant }) => merchant),
    amount: loans.filter(({ balance }) => balance > 10_000).flatMap(({ balance }) => amountTexts(balance)),
    'loan number': loans.map(({ number }) => number),
    'loan id': loans.map(({ id }) => id),
    'buyer id': [avery.id],
    'method id': methods.map(({ id }) => id),
  };
};

/**
 * What the specification names for a sink: the buyer's id in log and analytics (section 9), tracked events about one loan,
 * and the loan's id in the address of its page (section 2).
 */
const NAMED: Partial<Record<keyof Sinks, readonly string[]>> = {
  log: ['buyer id'],
  console: ['buyer id'],
  'data layer': ['buyer id', 'loan id'],
  address: ['loan id'],
  // A page is titled by its heading, which names the shop that a loan was taken up in.
  title: ['merchant'],
};

const watchPage = (page: Page, sinks: Sinks, tokens: Set<string>): void => {
  page.on('console', (message) => {
    sinks.console.push(`${message.text()} ${message.args().map(String).join(' ')}`);
  });
  page.on('framenavigated', async (frame) => {
    if (frame === page.mainFrame()) sinks.address.push(frame.url());
  });
  page.on('request', (request) => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '') ?? [];
    if (token !== undefined) tokens.add(token);
  });
};

describe('a borrower’s data', () => {
  let server: PortalServer;
  let browser: Browser;
  let intake: Awaited<ReturnType<typeof startIntake>>;
  beforeAll(async () => {
    [server, intake] = await Promise.all([startPortalServer(), startIntake()]);
    browser = await launchBrowser({
      args: [...launchArguments, ...intake.browserArgs('browser-intake-datadoghq.com')],
    });
  });
  beforeEach(() => server.running.reset());
  afterAll(async () => {
    await browser.close();
    intake.close();
    await server.close();
  });

  test.each([
    ['northwind', 'en-us', false],
    ['northwind', 'en-us', true],
    ['maple', 'fr-ca', false],
  ] as const)(
    'of %s in %s, with the analytics identity %s, leaves by no way but those that are named',
    { timeout: 240_000 },
    async (tenant, locale, analyticsidentity) => {
      const collector = await eventCollector('token-1');
      server.configure(tenant, {
        analyticsidentity,
        loglevel: 'trace',
        useconsolelogging: true,
        usesplunkeventcollector: true,
        splunkeventcollectortoken: 'token-1',
        splunkeventcollectorurl: collector.origin,
        datadogrumapplicationid: '11111111-2222-3333-4444-555555555555',
        datadogrumsite: 'datadoghq.com',
        datadogrumclienttoken: 'pub-client-token',
      });
      const canaries = await canariesOf(server, tenant);
      const platform = platformTruth(server.running, tenant);
      const borrower = await platform.borrower('Avery');
      const sinks: Sinks = { monitoring: [], log: [], console: [], 'data layer': [], address: [], title: [] };
      const tokens = new Set<string>();
      const before = intake.calls.length;
      const screens: string[] = [];

      await duringVisit(browser, server, { tenant, locale, width: 1280 }, async (visit) => {
        const { page } = visit.tab;
        watchPage(page, sinks, tokens);
        await tour(visit, platform, borrower, async (screen) => {
          screens.push(screen);
          sinks.title.push(await page.title());
          sinks['data layer'].push(
            await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer'))),
          );
        });
        visit.problems.all();
        await page.goto('about:blank');
        await page.waitForTimeout(500);
      }).catch((error: unknown) => {
        // With console logging on, each failure of the tour is also an error on the console: that is its purpose.
        if (!String(error).includes('console: call failed')) throw error;
      });

      const calls = intake.calls.slice(before).filter(({ method }) => method === 'POST');
      sinks.monitoring.push(...calls.map(({ url, body }) => `${decodeURIComponent(url.search)}\n${body}`));
      sinks.log.push(...collector.arrived.filter(({ method }) => method === 'POST').map(({ body }) => body));

      expect(screens.length).toBeGreaterThan(20);
      expect(collector.refused).toEqual([]);
      for (const [sink, texts] of Object.entries(sinks)) expect(texts.length, sink).toBeGreaterThan(0);
      expect(tokens.size).toBeGreaterThan(0);
      const codes = await server.running.db
        .selectFrom('outbox')
        .select('code')
        .where('code', 'is not', null)
        .execute();

      const all: Canaries = {
        ...canaries,
        token: [...tokens],
        code: codes.flatMap(({ code }) => (code === null ? [] : [`"${code}"`, `>${code}<`, ` ${code} `])),
      };
      const leaks: string[] = [];
      for (const [sink, texts] of Object.entries(sinks) as [keyof Sinks, string[]][]) {
        const named = NAMED[sink] ?? [];
        const switchedOn = sink === 'data layer' && analyticsidentity ? ['email', 'phone'] : [];
        for (const [kind, values] of Object.entries(all)) {
          if (named.includes(kind) || switchedOn.includes(kind)) continue;
          for (const value of values) {
            const found = texts.find((text) => value !== '' && text.includes(value));
            if (found !== undefined) {
              const at = found.indexOf(value);
              leaks.push(`${kind} ${value} in ${sink}: ${found.slice(Math.max(0, at - 80), at + 60)}`);
            }
          }
        }
      }
      expect(leaks).toEqual([]);
      const pushed = sinks['data layer'].join('\n');
      expect(pushed.includes(`"email":"${borrower.email}"`)).toBe(analyticsidentity);
      expect(pushed).toContain(borrower.id);
    },
  );
});
