import { afterFirstPaint } from '../browser/after-first-paint.ts';
import { openChannel } from '../browser/channel.ts';
import { readLanguage, reportLanguage } from '../browser/language-cookie.ts';
import { createWebLocks } from '../browser/locks.ts';
import { openCookie } from '../browser/open-cookie.ts';
import { windowPage } from '../browser/page-events.ts';
import { browserConsole } from '../console/browser-console.ts';
import type { DataLayer } from '../data-layer/data-layer-analytics.ts';
import { createIndexedDbRecords } from '../storage/indexed-db-records.ts';
import type { Platform } from './platform.ts';

/** Merely accessing a denied storage throws. */
const ifAllowed = <Value>(get: () => Value): Value | undefined => {
  try {
    return get();
  } catch {
    return undefined;
  }
};

/** The platform of a browser window. `dataLayer` is the global list of that name, made if a tag manager has not yet. */
export const browserPlatform = (window: Window & typeof globalThis, build: string): Platform => {
  const global: Window & { dataLayer?: DataLayer } = window;
  global.dataLayer ??= [];
  const { document, location } = window;
  const isSecure = location.protocol === 'https:';
  const database = ifAllowed(() => window.indexedDB);
  return {
    fetch: (input, init) => window.fetch(input, init),
    origin: location.origin,
    crypto: window.crypto,
    console: browserConsole,
    dataLayer: global.dataLayer,
    readCookies: () => ifAllowed(() => document.cookie) ?? '',
    reportLanguage: (locale) => ifAllowed(() => reportLanguage(window, locale)),
    readLanguage: () => ifAllowed(() => readLanguage(window)),
    reportOpen: () =>
      ifAllowed(() => {
        const cookie = openCookie(Object.keys(window.sessionStorage), document.cookie, isSecure);
        if (cookie) document.cookie = cookie;
      }),
    isOnline: () => window.navigator.onLine,
    languages: () => window.navigator.languages,
    localStorage: ifAllowed(() => window.localStorage),
    sessionStorage: ifAllowed(() => window.sessionStorage),
    records: database && createIndexedDbRecords(database),
    locks: createWebLocks(ifAllowed(() => window.navigator.locks)),
    openChannel: (name) =>
      openChannel(
        ifAllowed(() => window.BroadcastChannel),
        name,
      ),
    page: windowPage(window),
    forgetRequests: () => window.performance.clearResourceTimings(),
    afterFirstPaint: (work) => afterFirstPaint(window, work),
    build,
    inWindow: true,
  };
};
