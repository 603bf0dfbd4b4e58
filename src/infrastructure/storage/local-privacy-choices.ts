import type { PrivacyChoices } from '@member-portal/application/ports';
import type { PageEvents } from '../browser/page-events.ts';
import type { FallbackStorage } from './key-values.ts';

/**
 * The privacy choices in local storage under the tenant's key: the names of those that are on. A choice made
 * in another tab is reported here too, at once or when the page returns from the back/forward cache.
 */
export const createLocalPrivacyChoices = (
  storage: FallbackStorage,
  tenant: string,
  page: PageEvents,
): PrivacyChoices => {
  const key = `member-portal.${tenant}.privacy`;
  const listeners = new Set<() => void>();
  let told = storage.getItem(key);
  let endsWithPage: boolean | undefined;
  const tell = (): void => {
    const now = storage.getItem(key);
    if (now === told) return;
    told = now;
    for (const listener of [...listeners]) listener();
  };
  page.subscribe(['storage', 'pageshow'], tell);
  return {
    current: () => {
      const on = storage.getItem(key) ?? '';
      return { optedOut: on.includes('optedOut'), doNotShare: on.includes('doNotShare'), endsWithPage };
    },
    keep: ({ optedOut, doNotShare }) => {
      const on = [optedOut && 'optedOut', doNotShare && 'doNotShare'].filter(Boolean);
      endsWithPage = undefined;
      if (on.length === 0) storage.removeItem(key);
      else if (!storage.setItem(key, on.join(' '))) endsWithPage = true;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
