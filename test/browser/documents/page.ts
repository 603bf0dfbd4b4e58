import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { leaveOut } from '../../../scripts/vite/leave-out.ts';
import { sharedBrowser } from '../../support/browser.ts';
import { servePages } from '../../support/page-site.ts';
import { repositoryPath } from '../../support/repository.ts';
import { scriptOf } from '../../support/script-of.ts';
import { allTenants } from '../../support/tenant.ts';
import { FOREIGN } from '../policy/attacks.ts';

/** `entry.ts` as a script that leaves its exports in `documents`. */
const entryScript = (): Promise<string> =>
  scriptOf(repositoryPath('test', 'browser', 'documents', 'entry.ts'), 'documents', {
    plugins: [leaveOut()],
    build: { minify: false },
  });

/** A page of the portal in Chromium, under its content policy, with `entry.ts` in it. Nothing may be fetched from elsewhere. */
export const openDocumentsPage = async (): Promise<{
  readonly page: Page;
  /** What the policy refused. */
  readonly refused: readonly string[];
  readonly close: () => Promise<void>;
}> => {
  const [browser, script] = await Promise.all([sharedBrowser(), entryScript()]);
  const site = await servePages(allTenants());
  const context = await browser.newContext();
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('request', (request) => expect(request.url()).not.toContain(FOREIGN));
  await page.exposeFunction('refuse', (directive: string) => refused.push(directive));
  await page.goto(site.originOf('northwind'));
  await page.evaluate(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      Reflect.get(window, 'refuse')(effectiveDirective),
    ),
  );
  await page.evaluate(script);
  const close = async (): Promise<void> => {
    await context.close();
    site.close();
  };
  return { page, refused, close };
};
