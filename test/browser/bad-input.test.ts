import { describe, expect, test } from 'vitest';
import type { Borrower } from '../acceptance/language/platform.ts';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { reads, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';
import { withoutEmbeddedData } from './driver/without-embedded-data.ts';
import { loansPage } from './pages/loans-page.ts';
import { shellPage } from './pages/shell-page.ts';
import { signInPage } from './pages/sign-in-page.ts';

describe('invalid input to a page', () => {
  const stage = aStage();

  const platform = () => stage.platform('northwind');
  const portalIn = ({ tab, connection }: Visit) => browserPortal(tab, connection);

  const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
  const visiting = (play: (visit: Visit) => Promise<void>) =>
    stage.visit(northwind, async (visit) => {
      await visit.tab.page.goto(visit.tab.origin);
      await play(visit);
    });

  const signedIn = async (visit: Visit): Promise<Borrower> => {
    const avery = await platform().borrower('Avery');
    await comesBackSignedIn({ platform: platform(), portal: portalIn(visit) }, avery);
    return avery;
  };

  const GARBAGE = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"token":1}',
    '{"token":"a.b.c","buyerId":"x"}',
    '9'.repeat(400),
  ];

  test('corrupt stored values are treated as missing', () =>
    visiting(async (visit) => {
      const { page } = visit.tab;
      await signedIn(visit);
      const damage = (garbage: string) =>
        page.evaluate((text) => {
          for (const storage of [sessionStorage, localStorage]) {
            const names = [
              'member-portal.session',
              'member-portal.pending-sign-in',
              'member-portal.sign-in-lock',
            ];
            for (const name of [...Object.keys(storage), ...names]) storage.setItem(name, text);
          }
        }, garbage);
      for (const garbage of GARBAGE) {
        await damage(garbage);
        await shellPage(visit.tab).goesTo('/loans/outstanding');
        await signInPage(visit.tab).isOpen();
      }
      await signedIn(visit);
      await loansPage(visit.tab).isOpen();
    }));

  test('a forged token signs nobody in', () =>
    visiting(async (visit) => {
      const { page, t } = visit.tab;
      await signedIn(visit);
      await page.evaluate(() => {
        const stored: unknown = JSON.parse(sessionStorage.getItem('member-portal.session') ?? '{}');
        if (typeof stored !== 'object' || stored === null || !('token' in stored))
          throw new Error('no session');
        const [head, body] = String(stored.token).split('.');
        sessionStorage.setItem(
          'member-portal.session',
          JSON.stringify({ ...stored, token: `${head}.${body}.forged` }),
        );
      });
      await page.reload();
      await signInPage(visit.tab).isOpen();
      await reads(page.locator('body'), [t('session.signedOut')]);
    }));

  test('a configuration that cannot be fetched says so and offers to try again', () =>
    visiting(async (visit) => {
      const { page, t } = visit.tab;
      visit.problems.expect(/^console: Start failure: unreachable$/);
      await withoutEmbeddedData(page);
      await page.route('**/config.json', (route) => route.abort('connectionrefused'));
      await page.reload();
      await seen(page.getByRole('heading', { name: t('start.heading'), exact: true }));
      await page.unroute('**/config.json');
      await page.getByRole('button').first().click();
      await signInPage(visit.tab).isOpen();
    }));

  test('fields reject an invalid address, number or code, and keep the text', () =>
    visiting(async (visit) => {
      const { page, t } = visit.tab;
      const main = page.getByRole('main');
      const refuses = async (field: string, typed: string, submit: string, told: string) => {
        const box = main.getByRole('textbox', { name: field, exact: true });
        await box.fill(typed);
        await main.getByRole('button', { name: submit, exact: true }).click();
        await reads(main, [told]);
        expect(await box.getAttribute('aria-invalid')).toBe('true');
        expect(await box.inputValue()).toBe(typed);
      };
      const email = [t('signIn.email.field'), t('signIn.submit.email')] as const;
      await refuses(email[0], '', email[1], t('signIn.email.empty'));
      for (const typed of [
        'avery',
        'avery@',
        'a b@example.com',
        '<script>@example.com',
        `${'a'.repeat(70)}@x.co`,
      ])
        await refuses(email[0], typed, email[1], t('signIn.email.invalid'));
      await main.getByRole('button', { name: t('signIn.switch.phone'), exact: true }).click();
      const phone = [t('signIn.phone.field'), t('signIn.submit.phone')] as const;
      await refuses(phone[0], '', phone[1], t('signIn.phone.empty'));
      for (const typed of ['12345', '+44 20 7946 0000', '555-01', 'call me', '000 000 0000'])
        await refuses(phone[0], typed, phone[1], t('signIn.phone.invalid'));
      await main.getByRole('button', { name: t('signIn.switch.email'), exact: true }).click();
      const avery = await platform().borrower('Avery');
      await signInPage(visit.tab).asksByEmail(avery.email);
      const code = [t('signIn.code.field'), t('signIn.code.submit')] as const;
      await signInPage(visit.tab).isAskedForCodeSentTo(avery.email);
      await refuses(code[0], '', code[1], t('signIn.code.empty'));
      for (const typed of ['12', '1234567', 'abcdef', '12 34'])
        await refuses(code[0], typed, code[1], t('signIn.code.format', { length: 6 }));
    }));
});
