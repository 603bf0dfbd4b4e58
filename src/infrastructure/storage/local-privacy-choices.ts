import type { PrivacyChoices } from '@member-portal/application/ports';
import type { KeyValues } from './key-values.ts';

/** The privacy choices in local storage under a key of the tenant's own: the names of those that are on. */
export const createLocalPrivacyChoices = (storage: KeyValues, tenant: string): PrivacyChoices => {
  const key = `member-portal.${tenant}.privacy`;
  const listeners = new Set<() => void>();
  return {
    current: () => {
      const on = storage.getItem(key) ?? '';
      return { optedOut: on.includes('optedOut'), doNotShare: on.includes('doNotShare') };
    },
    keep: ({ optedOut, doNotShare }) => {
      const on = [optedOut && 'optedOut', doNotShare && 'doNotShare'].filter(Boolean);
      if (on.length > 0) storage.setItem(key, on.join(' '));
      else storage.removeItem(key);
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
