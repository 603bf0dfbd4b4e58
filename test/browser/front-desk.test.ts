import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PortalServer, startPortalServer } from '../support/acceptance/portal-server.ts';
import { launchBrowser } from '../support/browser.ts';
import { PATIENCE_MS } from './driver/seen.ts';

let server: PortalServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [server, browser] = await Promise.all([startPortalServer(), launchBrowser()]);
});
beforeEach(async () => {
  await server.running.reset();
  context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE_MS);
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Presses the button beside a borrower and waits for their loans. */
const signInAs = async (tab: Page, name: string, merchant: string): Promise<void> => {
  await tab.goto(`${server.originOf('northwind')}/sandbox`);
  await tab.getByRole('button', { name: `Sign in as ${name}` }).click();
  await tab.waitForURL('**/loans/outstanding');
  await tab.getByText(merchant).first().waitFor();
};

describe('the button that signs in', () => {
  test('shows the borrower’s loans, also right after another one was signed in, and after one who signed out', async () => {
    await signInAs(page, 'Avery Stone', 'Hearth & Pine');
    await signInAs(page, 'Blake Rivera', 'Copper Kettle Kitchens');
    expect(await page.getByText('Hearth & Pine').count()).toBe(0);
    const other = await context.newPage();
    await signInAs(other, 'Avery Stone', 'Hearth & Pine');
    // No browser shows two borrowers' loans.
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await other.close();
    await signInAs(page, 'Blake Rivera', 'Copper Kettle Kitchens');
    await page.goto(`${server.originOf('northwind')}/account`);
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await signInAs(page, 'Casey Morgan', 'Fieldstone Computers');
  });
});
