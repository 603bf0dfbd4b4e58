import { webcrypto } from 'node:crypto';
import type { Platform } from '@member-portal/infrastructure/container';

/** Everything written to the console, by method. */
export const toldConsole = () => {
  const told: [string, ...unknown[]][] = [];
  const of =
    (method: string) =>
    (...words: readonly unknown[]): void => {
      told.push([method, ...words]);
    };
  return { told, error: of('error'), warn: of('warn'), info: of('info'), debug: of('debug') };
};

/** A platform without a page. What a test does not name is left out, and memory takes its place. */
export const aPlatform = (given: Partial<Platform> = {}): Platform => ({
  fetch: async () => {
    throw new TypeError('this platform has no network');
  },
  origin: 'http://northwind.localhost',
  crypto: webcrypto as unknown as Platform['crypto'],
  console: toldConsole(),
  dataLayer: [],
  readCookies: () => '',
  languages: () => ['en-US'],
  inWindow: false,
  ...given,
});
