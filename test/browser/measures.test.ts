import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { servePages } from '../support/page-site.ts';
import { allTenants } from '../support/tenant.ts';

/** A difference that comes from rounding to device pixels. */
const A_PIXEL = 1;

describe('the measures of a page', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof servePages>>;
  beforeAll(async () => {
    browser = await sharedBrowser();
    site = await servePages(allTenants());
  });
  afterAll(async () => {
    site.close();
  });

  const openMaple = async (): Promise<Page> => {
    const context = await browser.newContext({ locale: 'en-CA', viewport: { width: 1280, height: 900 } });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(site.originOf('maple'));
    await page.getByRole('textbox').first().waitFor();
    return page;
  };
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox();
    if (!box) throw new Error(`${what} does not show`);
    return box;
  };
  const selector = (page: Page): Locator => page.getByRole('button', { name: /Français/ });
  const askForLanguage = async (page: Page): Promise<Locator> => {
    await selector(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished)),
    );
    return dialog;
  };

  // Proves.
  it('give the header 80 pixels with the line below it', async () => {
    const page = await openMaple();
    for (const width of [1280, 776, 775]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await boxOf(page.getByRole('banner'))).height, String(width)).toBe(80);
    }
  });

  // Proves.
  it('fold the links behind a menu button up to 775 pixels and not beyond', async () => {
    const page = await openMaple();
    const menu = page.getByRole('button', { name: 'Menu' });
    for (const [width, folded] of [
      [776, false],
      [775, true],
      [360, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const faq = page.getByRole('link', { name: /FAQs/ });
      expect([await menu.isVisible(), await faq.isVisible()], String(width)).toEqual([folded, !folded]);
    }
  });

  it('keep the language in the header, in 80 pixels, where the links are folded away', async () => {
    const page = await openMaple();
    for (const width of [1280, 775, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await boxOf(selector(page));
      expect(box.height).toBeGreaterThanOrEqual(48);
      expect(box.y + box.height).toBeLessThanOrEqual(80);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.poll(() => selector(page).count()).toBe(2);
  });

  // Proves.
  it('give buttons at least 48 pixels', async () => {
    const page = await openMaple();
    await askForLanguage(page);
    const dialogButtons = await page
      .getByRole('dialog')
      .getByRole('button', { name: /Yes|Keep/ })
      .all();
    const submit = page.locator('form').getByRole('button', { includeHidden: true, name: 'Email me a code' });
    expect(dialogButtons).toHaveLength(2);
    for (const button of [...dialogButtons, submit])
      expect((await boxOf(button)).height).toBeGreaterThanOrEqual(48);
  });

  // Proves.
  it('keep a modal within 480 pixels, 80 % of the width and 85 % of the height, and above 150 pixels', async () => {
    const sizeAt = async (width: number, height: number) => {
      const page = await openMaple();
      await page.setViewportSize({ width, height });
      const dialog = await askForLanguage(page);
      expect(await dialog.evaluate((element) => getComputedStyle(element).minHeight)).toBe('150px');
      return boxOf(dialog);
    };
    const wide = await sizeAt(1280, 900);
    expect(Math.abs(wide.width - 480)).toBeLessThan(A_PIXEL);
    expect(wide.height).toBeGreaterThanOrEqual(150);
    expect(Math.abs((await sizeAt(400, 900)).width - 320)).toBeLessThan(A_PIXEL);
    expect(Math.abs((await sizeAt(1280, 240)).height - 204)).toBeLessThan(A_PIXEL);
  });
});
