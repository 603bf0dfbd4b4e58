import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signInByEmail } from '../../acceptance/scenarios/steps.ts';
import { browserPortal } from '../driver/browser-portal.ts';
import { aStage } from '../driver/stage.ts';

type Plant = (page: Page, secret: string) => Promise<unknown>;

/** A page that lets something out, once for each way. */
const WAYS: readonly (readonly [sink: string, plant: Plant])[] = [
  [
    'console',
    (page, secret) => page.evaluate((text) => Reflect.get(window, 'console').info('buyer', { text }), secret),
  ],
  [
    'data layer',
    (page, secret) => page.evaluate((text) => Reflect.get(window, 'dataLayer').push({ text }), secret),
  ],
  ['title', (page, secret) => page.evaluate((text) => Reflect.set(document, 'title', text), secret)],
  ['address', (page, secret) => page.evaluate((text) => history.pushState({}, '', `?of=${text}`), secret)],
  [
    'log',
    (page, secret) =>
      page.evaluate(
        (text) =>
          fetch('/logs/services/collector/event/1.0', { method: 'POST', body: text }).then(() => undefined),
        secret,
      ),
  ],
  [
    'monitoring',
    (page, secret) =>
      page.evaluate(
        (text) =>
          fetch('https://browser-intake-datadoghq.com/api/v2/rum', { method: 'POST', body: text }).then(
            () => undefined,
          ),
        secret,
      ),
  ],
  ['storage', (page, secret) => page.evaluate((text) => localStorage.setItem('kept', text), secret)],
];

describe('the search for a borrower’s data', () => {
  const stage = aStage();

  const visitor = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
  /** Signs in, plants something made of the borrower in every way, and gives what was found. */
  const plantAll = async (secretOf: (of: { email: string; fullName: string; token: string }) => string) => {
    let lines: readonly string[] = [];
    await stage.watchedVisit(visitor, async (visit) => {
      const { page, origin } = visit.tab;
      const platform = stage.platform('northwind');
      const borrower = await platform.borrower('Avery');
      await page.goto(origin);
      await signInByEmail({ platform, portal: browserPortal(visit.tab, visit.connection) }, borrower);
      const token: string = await page.evaluate(
        () => JSON.parse(sessionStorage.getItem('member-portal.session') ?? '{}').token,
      );
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const [, plant] of WAYS) await plant(page, secretOf({ ...borrower, token }));
      lines = await visit.leaks.found(page);
      // What was planted is found again at the end, unless the visit's own search is configured to expect it.
      visit.leaks.forget();
      await page.goto(origin);
      await page.evaluate(() => localStorage.clear());
    });
    return lines;
  };
  const sinksIn = (lines: readonly string[], kind: string): readonly string[] =>
    WAYS.map(([sink]) => sink).filter((sink) =>
      lines.some((line) => line.startsWith(`${kind} `) && line.includes(` in ${sink}: `)),
    );

  test('finds what is planted, in every way out of a page', async () => {
    const everywhere = WAYS.map(([sink]) => sink);
    const email = await plantAll((of) => of.email);
    expect(sinksIn(email, 'email')).toEqual(everywhere);
    expect(email.filter((line) => !line.startsWith('email '))).toEqual([]);
    expect(sinksIn(await plantAll((of) => of.fullName), 'name')).toEqual(everywhere);
    expect(sinksIn(await plantAll((of) => of.token), 'token')).toEqual(everywhere);
  });

  test('finds every kind that it has a canary of, twelve at least', () =>
    stage.watchedVisit(visitor, async (visit) => {
      const { page, origin } = visit.tab;
      const platform = stage.platform('northwind');
      const borrower = await platform.borrower('Avery');
      await page.goto(origin);
      await signInByEmail({ platform, portal: browserPortal(visit.tab, visit.connection) }, borrower);
      // What the sign-in handed out is known once its answer has been read here too.
      const kindsKnown = async () =>
        new Map(
          (await visit.leaks.canaries()).flatMap(({ kind, text }) =>
            typeof text === 'string' ? [[kind, text] as const] : [],
          ),
        );
      await expect.poll(async () => (await kindsKnown()).size).toBeGreaterThanOrEqual(12);
      const kinds = await kindsKnown();
      const plant = WAYS.find(([sink]) => sink === 'monitoring')?.[1];
      for (const text of kinds.values()) await plant?.(page, `x ${text} x`);
      const lines = await visit.leaks.found(page);
      const found = [...kinds.keys()].filter((kind) => lines.some((line) => line.startsWith(`${kind} `)));
      expect(found).toEqual([...kinds.keys()]);
      visit.leaks.forget();
    }));
});
