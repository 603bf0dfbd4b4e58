import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { servePages, type Tamper } from '../support/page-site.ts';
import { allTenants } from '../support/tenant.ts';
import { leavesTheBox } from './driver/leaves-the-box.ts';
import { phrasesOf } from './driver/phrases.ts';
import { DOCUMENT_MARKUP, DOCUMENT_STYLES, FOREIGN, HIDING_STYLES } from './policy/attacks.ts';

const TEXT =
  '<article><h2>Terms</h2><p>Amount $0.01</p><p>Second</p><a href="https://lender.example">Pay</a></article>';
const t = phrasesOf('en-us');

describe('a document from outside, in a real browser,', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof servePages>>;
  let content = '';
  /** Answers every document with the one that a test is about. */
  const answer: Tamper = async (request, serve) =>
    new URL(request.url).pathname.startsWith('/api/disclosure/static/')
      ? Response.json({
          id: 'terms',
          kind: 'terms-of-use',
          title: 'Terms',
          locale: 'en-us',
          version: '1',
          effectiveOn: '2026-11-21',
          contentType: 'text/html',
          content,
        })
      : serve(request);
  beforeAll(async () => {
    browser = await sharedBrowser();
    site = await servePages(allTenants(), answer);
  });
  afterAll(async () => {
    site.close();
  });

  const aPage = async (): Promise<{
    page: Page;
    reader: Page;
    refused: () => Promise<readonly string[]>;
  }> => {
    const context = await browser.newContext({
      viewport: { width: 700, height: 600 },
      reducedMotion: 'reduce',
    });
    onTestFinished(() => context.close());
    await context.addInitScript(() => {
      const refused: string[] = [];
      Reflect.set(window, 'refused', refused);
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        refused.push(effectiveDirective);
      });
      window.addEventListener('error', ({ message }) => refused.push(message));
      window.addEventListener('unhandledrejection', ({ reason }) => refused.push(String(reason)));
    });
    await context.route(`${FOREIGN}/**`, (route) => route.abort());
    const reader = await context.newPage();
    const page = await context.newPage();
    page.on('request', (request) => expect(request.url()).not.toContain(FOREIGN));
    await page.goto(site.originOf('northwind'));
    await page.getByRole('textbox').first().waitFor();
    return {
      page,
      reader,
      refused: () => page.evaluate(() => Reflect.get(window, 'refused') as readonly string[]),
    };
  };

  /** Opens the document in its modal; `show` is called for each further one. */
  const show = async (page: Page, html: string): Promise<void> => {
    content = html;
    const dialog = page.getByRole('dialog');
    const opener = page.getByRole('button', { name: t('signIn.document.terms') });
    // A press before the page answers is lost.
    await expect
      .poll(async () => {
        if (!(await dialog.isVisible())) {
          await opener.click({ timeout: 2_000 }).catch(() => undefined);
        }
        return dialog.isVisible();
      })
      .toBe(true);
    await page
      .getByRole('dialog')
      .getByText(t('document.effective', { date: 'November 21, 2026' }))
      .waitFor();
  };
  const close = async (page: Page): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };

  it('neither paints nor is pressed outside of its box, and raises no report, whatever its styles say', async () => {
    const { page, reader, refused } = await aPage();
    for (const [what, css] of Object.entries(DOCUMENT_STYLES)) {
      await show(page, `<style>${css}</style>${TEXT}`);
      expect(await leavesTheBox(page, reader), what).toEqual([]);
      await close(page);
    }
    expect(await refused()).toEqual([]);
  });

  it('neither paints nor is pressed outside of its box, and raises no report, whatever its markup is', async () => {
    const { page, reader, refused } = await aPage();
    for (const [what, html] of Object.entries(DOCUMENT_MARKUP)) {
      await show(page, `${TEXT}${html}`);
      expect(await leavesTheBox(page, reader), what).toEqual([]);
      await close(page);
    }
    expect(await refused()).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'planted'))).toBeUndefined();
  });

  it('is held by its box even where the styles come through as they were written', async () => {
    const { page, reader } = await aPage();
    await show(page, TEXT);
    for (const [what, css] of Object.entries(DOCUMENT_STYLES))
      expect(await leavesTheBox(page, reader, { css }), what).toEqual([]);
  });

  it('would leave a box that does not hold it', async () => {
    const { page, reader } = await aPage();
    await show(page, TEXT);
    for (const what of [
      'fixed over all',
      'absolute, over the window',
      'the box itself fixed',
      'a negative margin',
      'a transparent link over the page',
      'a shadow',
    ])
      expect(
        await leavesTheBox(page, reader, { css: DOCUMENT_STYLES[what] ?? '', isLoose: true }),
        what,
      ).not.toEqual([]);
  });

  it('scrolls what is wide within its box, also by keyboard', async () => {
    const { page } = await aPage();
    await show(page, `${TEXT}${DOCUMENT_MARKUP['a wide table']}`);
    const widths = () =>
      page.evaluate(() => {
        const box = [...document.querySelectorAll('dialog[open] div')].find(
          (each) => each.shadowRoot,
        )?.parentElement;
        const dialog = document.querySelector('dialog[open]');
        return {
          box: (box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0),
          dialog: (dialog?.scrollWidth ?? 0) > (dialog?.clientWidth ?? 0),
          page: document.documentElement.scrollWidth > document.documentElement.clientWidth,
          reachable: box?.tabIndex === 0,
        };
      });
    // The box is measured a frame after its text.
    await expect.poll(widths).toEqual({ box: true, dialog: false, page: false, reachable: true });
  });

  it('leads nowhere into the portal, and breaks nothing, by its links', async () => {
    const { page, reader, refused } = await aPage();
    const own = site.originOf('northwind');
    const hrefs = [
      '/logout',
      'logout',
      `${own}/logout`,
      '//evil.example',
      '?x',
      '',
      'javascript:void(0)',
      '#%E0%A4%A',
      '#nowhere',
    ];
    await show(page, hrefs.map((href, index) => `<p><a href="${href}">Link ${index}</a></p>`).join(''));
    const before = page.url();
    for (const index of hrefs.keys()) await page.getByText(`Link ${index}`, { exact: true }).click();
    expect(page.url()).toBe(before);
    expect(page.context().pages()).toEqual([reader, page]);
    expect(await refused()).toEqual([]);
  });

  it('says that it cannot be shown where its text is there but cannot be read', async () => {
    const { page } = await aPage();
    const illegible: readonly string[] = [
      `<p>Fees apply</p>${'<small>'.repeat(12)}Fees of $900 apply`,
      '<p>\u200b\u200d\u2060</p>',
      '<p>. . .</p>',
      // What follows an element that never ends is in the element, and an element of this kind is not shown.
      '<p>Terms</p><select><option>one</option><p>Fees of $900 apply</p>',
      '<div>Terms <video><p>Fees of $900 apply</p></div>',
      '<p>Terms</p><math><p>Fees of $900 apply</p>',
    ];
    const problem = page.getByRole('dialog').getByRole('alert');
    for (const html of illegible) {
      await show(page, html);
      await expect.poll(() => problem.count(), { message: html }).toBe(1);
      await close(page);
    }
    await show(page, TEXT);
    expect(await problem.count()).toBe(0);
    await close(page);
    // As if the sanitiser had let them through.
    await page.evaluate(() => {
      const replace = CSSStyleSheet.prototype.replaceSync;
      CSSStyleSheet.prototype.replaceSync = function (text) {
        replace.call(this, text + String(Reflect.get(window, 'let through')));
      };
    });
    for (const css of HIDING_STYLES) {
      await page.evaluate((text) => Reflect.set(window, 'let through', text), css);
      await show(page, TEXT);
      await expect.poll(() => problem.count(), { message: css }).toBe(1);
      await close(page);
    }
  });
});
