import { languageTagOf } from '@member-portal/domain/locale';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { PortalServer } from '../../support/acceptance/portal-server.ts';
import type { TenantId } from '../../support/acceptance/running-platform.ts';
import { watchAnalytics } from './analytics.ts';
import { type Connection, connectionOf } from './connection.ts';
import { type PageProblems, watchForProblems } from './page-problems.ts';
import { type LocaleId, phrasesOf } from './phrases.ts';
import { PATIENCE_MS } from './seen.ts';
import { watchCalls } from './settled.ts';
import type { Tab } from './tab.ts';

/** A visitor's browser at a tenant, nothing opened in it yet. */
export interface Visit {
  readonly tab: Tab;
  readonly context: BrowserContext;
  readonly connection: Connection;
  readonly problems: PageProblems;
}

export interface Visitor {
  readonly tenant: TenantId;
  readonly locale: LocaleId;
  /** CSS pixels. */
  readonly width: number;
}

/** The visitor has chosen this language here before; otherwise the language on file takes its place after sign-in. */
const rememberLocale = (context: BrowserContext, origin: string, { tenant, locale }: Visitor) =>
  context.addInitScript(
    ([at, key, value]) => {
      if (location.origin === at && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [origin, `member-portal.${tenant}.locale`, locale] as const,
  );

/** Gives a visitor a browser of their own: nothing is shared with any other. `prepare` is called before its first page. */
export const openVisit = async (
  browser: Browser,
  server: PortalServer,
  visitor: Visitor,
  options: BrowserContextOptions = {},
  prepare: (context: BrowserContext) => Promise<void> = async () => undefined,
): Promise<Visit> => {
  const { tenant, locale, width } = visitor;
  const context = await browser.newContext({
    locale: languageTagOf(locale),
    viewport: { width, height: width < 600 ? 740 : 900 },
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await rememberLocale(context, server.originOf(tenant), visitor);
  watchCalls(context);
  const problems = await watchForProblems(context);
  const told = await watchAnalytics(context);
  await prepare(context);
  const page = await context.newPage();
  return {
    tab: { page, context, origin: server.originOf(tenant), locale, t: phrasesOf(locale), told },
    context,
    connection: connectionOf(context, server),
    problems,
  };
};
