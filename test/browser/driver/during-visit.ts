import type { Browser, BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import type { PortalServer } from '../../support/acceptance/portal-server.ts';
import { repositoryPath } from '../../support/repository.ts';
import { openVisit, type Visit, type Visitor } from './open-portal.ts';

const pictureOf = async ({ tab }: Visit): Promise<string> => {
  const name = (expect.getState().currentTestName ?? 'a test').replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  const path = repositoryPath('artifacts', 'browser', `${name}.png`);
  await tab.page.screenshot({ path, timeout: 5000 });
  return path;
};

/**
 * Plays something in a browser of its own and expects that nothing goes wrong in its pages meanwhile, and that nothing of
 * the borrower's leaves them but on the ways that are named; at its end the page is signed out and left. A failure tells where
 * the page was, what it reported, and where a picture of it is.
 */
export const duringVisit = async (
  browser: Browser,
  server: PortalServer,
  visitor: Visitor,
  play: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> => {
  const visit = await openVisit(browser, server, visitor, options);
  try {
    await play(visit);
    expect(visit.problems.all()).toEqual([]);
    expect(await visit.leaks.found(visit.tab.page)).toEqual([]);
  } catch (error) {
    const picture = await pictureOf(visit).catch(() => 'no picture could be taken');
    const reported = visit.problems.all().join('\n') || 'nothing';
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${what}\nat ${visit.tab.page.url()}\nthe page reported: ${reported}\n${picture}`, {
      cause: error,
    });
  } finally {
    await visit.context.close();
  }
};
