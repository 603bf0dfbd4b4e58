import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { aBarePage } from './driver/bare-page.ts';
import { gone } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

describe('the button that signs in', () => {
  const stage = aStage();
  const bare = aBarePage(stage);

  /** Presses the button beside a borrower and waits for their loans. */
  const signInAs = async (tab: Page, name: string, merchant: string): Promise<void> => {
    await tab.goto(`${stage.server.originOf('northwind')}/sandbox`);
    await tab.getByRole('button', { name: `Sign in as ${name}` }).click();
    await tab.waitForURL('**/loans/outstanding');
    await tab.getByText(merchant).first().waitFor();
  };

  test('shows the borrower’s loans, also right after another one was signed in, and after one who signed out', async () => {
    const { page } = bare;
    await signInAs(page, 'Avery Stone', 'Hearth & Pine');
    await signInAs(page, 'Blake Rivera', 'Copper Kettle Kitchens');
    await gone(page.getByText('Hearth & Pine'));
    const other = await bare.context.newPage();
    await signInAs(other, 'Avery Stone', 'Hearth & Pine');
    // No browser shows two borrowers' loans.
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await other.close();
    await signInAs(page, 'Blake Rivera', 'Copper Kettle Kitchens');
    await page.goto(`${stage.server.originOf('northwind')}/account`);
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await signInAs(page, 'Casey Morgan', 'Fieldstone Computers');
  });
});
