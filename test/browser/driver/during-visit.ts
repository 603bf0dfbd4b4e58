import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { type PortalServer, WATCHED } from '../../support/acceptance/portal-server.ts';
import { repositoryPath } from '../../support/repository.ts';
import { type Leaks, watchForLeaks } from '../privacy/leaks.ts';
import { openVisit, type Visit, type Visitor } from './open-portal.ts';

const pictureOf = async ({ tab }: Visit): Promise<string> => {
  const name = (expect.getState().currentTestName ?? 'a test').replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  const path = repositoryPath('artifacts', 'browser', `${name}.png`);
  await tab.page.screenshot({ path, timeout: 5000 });
  return path;
};

/** A failure includes the page's address, its reports, and the path of a screenshot. */
const explained = async (error: unknown, visit: Visit): Promise<Error> => {
  const picture = await pictureOf(visit).catch(() => 'no picture could be taken');
  const reported = visit.problems.all().join('\n') || 'nothing';
  const what = error instanceof Error ? error.message : String(error);
  return new Error(`${what}\nat ${visit.tab.page.url()}\nthe page reported: ${reported}\n${picture}`, {
    cause: error,
  });
};

/** Plays something in a browser of its own and expects that nothing goes wrong in its pages meanwhile. */
export const duringVisit = async (
  browser: Browser,
  server: PortalServer,
  visitor: Visitor,
  play: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions = {},
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<void> => {
  const visit = await openVisit(browser, server, visitor, options, prepare);
  try {
    await play(visit);
    expect(visit.problems.all()).toEqual([]);
  } catch (error) {
    throw await explained(error, visit);
  } finally {
    await visit.context.close();
  }
};

/** A visit at a tenant that has log collector, monitoring and analytics on, and everything that left its pages. */
export interface WatchedVisit extends Visit {
  readonly leaks: Leaks;
}

/**
 * The same with all tracking enabled, and with the expectation that borrower data leaves the pages only through the
 * documented channels; at its end the page is signed out and left. `changed` are more keys of the tenant's configuration.
 */
export const duringWatchedVisit = async (
  browser: Browser,
  server: PortalServer,
  visitor: Visitor,
  play: (visit: WatchedVisit) => Promise<void>,
  changed: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  server.configure(visitor.tenant, { ...WATCHED, ...changed });
  let leaks: Leaks;
  await duringVisit(
    browser,
    server,
    visitor,
    async (visit) => {
      await play({ ...visit, leaks });
      expect(visit.problems.all()).toEqual([]);
      expect(await leaks.found(visit.tab.page)).toEqual([]);
    },
    {},
    async (context) => {
      leaks = await watchForLeaks(context, server, visitor.tenant);
    },
  );
};
