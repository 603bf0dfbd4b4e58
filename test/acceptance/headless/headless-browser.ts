import { randomUUID } from 'node:crypto';
import { RecordLanguageChange } from '@member-portal/application/language';
import type { Locale } from '@member-portal/domain/locale';
import { loadConfiguration } from '@member-portal/infrastructure/config';
import {
  createMemoryLocks,
  createMemoryRecords,
  createPortalContainer,
  openChannel,
  type Platform,
  type PortalContainer,
} from '@member-portal/infrastructure/container';
import type { HeadlessNetwork } from '../../support/acceptance/headless-network.ts';
import { type WorkingStorage, workingStorage } from '../../support/infrastructure/storages.ts';

/** A browser without pages: what its tabs share, and a way to put the portal together in one of them. */
export interface HeadlessBrowser {
  readonly network: HeadlessNetwork;
  readonly locale: Locale;
  /** The portal as a page of one tab puts it together over that tab's storage. */
  readonly load: (tabStorage: WorkingStorage) => Promise<PortalContainer>;
  /** All that tabs share in storage, as text. */
  readonly shared: () => Promise<string>;
  /** Everything that analytics received. */
  readonly dataLayer: readonly unknown[];
  readonly close: () => void;
}

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/** Opens a browser that prefers a language. */
export const headlessBrowser = (network: HeadlessNetwork, locale: Locale): HeadlessBrowser => {
  const localStorage = workingStorage();
  const records = createMemoryRecords();
  const locks = createMemoryLocks();
  // Channels of one name reach across this process, and scenarios must not receive each other's messages.
  const line = randomUUID();
  const opened: PortalContainer[] = [];
  const dataLayer: unknown[] = [];

  const platform: Omit<Platform, 'sessionStorage'> = {
    fetch: network.fetch,
    origin: network.origin,
    crypto: globalThis.crypto,
    console: silent,
    dataLayer,
    readCookies: network.readCookies,
    languages: () => [locale],
    localStorage,
    records,
    locks,
    openChannel: (name) => openChannel(BroadcastChannel, `${line}:${name}`),
    inWindow: false,
  };

  return {
    network,
    locale,
    dataLayer,
    load: async (tabStorage) => {
      const configuration = (await loadConfiguration(network.fetch))._unsafeUnwrap();
      const container = createPortalContainer({
        configuration,
        platform: { ...platform, sessionStorage: tabStorage },
      });
      opened.push(container);
      await container.restore();
      container.services.get(RecordLanguageChange)();
      return container;
    },
    shared: async () => JSON.stringify([...localStorage.entries, await records.list('')]),
    close: () => {
      for (const container of opened) container.dispose();
    },
  };
};
