import type { BrowserContext, Page } from 'playwright-core';
import type { PortalServer } from '../../support/acceptance/portal-server.ts';
import type { TenantId } from '../../support/acceptance/running-platform.ts';
import { residueOf } from '../driver/residue.ts';
import { PATIENCE_MS } from '../driver/seen.ts';
import { type Canary, canariesOf } from './canaries.ts';
import { type Sinks, watchSinks } from './sinks.ts';
import { watchTyped } from './typed.ts';

/** Everything that left the pages of a browser, and what of it should not have. */
export interface Leaks {
  /**
   * Signs out, leaves the page, and gives one line for each thing of a borrower's that was found where the specification
   * does not name it. `switchedOn` are kinds that the tenant's configuration sends to analytics.
   */
  readonly found: (page: Page, switchedOn?: readonly string[]) => Promise<readonly string[]>;
  /** Passes over what left so far. */
  readonly forget: () => void;
  readonly sinks: () => Omit<Sinks, 'storage'>;
  readonly canaries: () => Promise<readonly Canary[]>;
}

/**
 * What the specification names for a sink: the buyer's id in log and analytics (section 9), tracked events about one loan,
 * and the loan's id in the address of its page (section 2).
 */
const NAMED: Readonly<Record<keyof Sinks, readonly string[]>> = {
  monitoring: [],
  log: ['buyer id'],
  console: ['buyer id'],
  'data layer': ['buyer id', 'loan id'],
  address: ['loan id'],
  // A page is titled by its heading, which names the shop that a loan was taken up in.
  title: ['merchant'],
  // An order whose outcome is open is kept under the loan that it is for.
  storage: ['loan id'],
};

const MONITORING_ARRIVES_WITHIN_MS = 300;

/** What the browser still stores after sign-out. */
const storageAfterSignOut = async (page: Page): Promise<readonly string[]> => {
  const address = page.url();
  if (page.isClosed() || !/^https?:/.test(address)) return [];
  await page.goto(new URL('/logout', address).href);
  await page.waitForURL((url) => url.pathname !== '/logout', { timeout: PATIENCE_MS }).catch(() => undefined);
  return [await residueOf(page)];
};

/** Digits count as leaked where they are standalone: a clock's milliseconds or a random id hold any five of them. */
const placeOf = (text: string, canary: Canary['text']): number => {
  if (typeof canary !== 'string') return text.search(canary);
  return /^\d+$/.test(canary)
    ? text.search(new RegExp(`(?<![0-9a-f])${canary}(?![0-9a-f])`, 'i'))
    : text.indexOf(canary);
};

/** Watches all ways out of a browser context, from before its first page. */
export const watchForLeaks = async (
  context: BrowserContext,
  server: PortalServer,
  tenant: TenantId,
): Promise<Leaks> => {
  const heard = await watchSinks(context, server);
  const typed = watchTyped(context);
  const canaries = () => canariesOf(server.running, tenant, typed);
  return {
    sinks: heard.all,
    forget: heard.forget,
    canaries,
    found: async (page, switchedOn = []) => {
      const storage = await storageAfterSignOut(page);
      // Monitoring sends what it has gathered when its page is left.
      await page.goto('about:blank');
      await page.waitForTimeout(MONITORING_ARRIVES_WITHIN_MS);
      const sinks: Sinks = { ...heard.all(), storage };
      const found: string[] = [];
      for (const { kind, text } of await canaries()) {
        for (const [sink, texts] of Object.entries(sinks) as [keyof Sinks, readonly string[]][]) {
          if (NAMED[sink].includes(kind) || (sink === 'data layer' && switchedOn.includes(kind))) continue;
          const where = texts.find((told) => placeOf(told, text) >= 0);
          if (where === undefined) continue;
          const at = placeOf(where, text);
          found.push(`${kind} ${String(text)} in ${sink}: …${where.slice(Math.max(0, at - 80), at + 60)}…`);
        }
      }
      return found;
    },
  };
};
