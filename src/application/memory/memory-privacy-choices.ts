import type { CurrentPrivacyChoice, PrivacyChoices } from '../ports/index.ts';

/**
 * Privacy choices, kept while the program runs; off unless given.
 * @example
 * import { createMemoryPrivacyChoices } from '@member-portal/application/memory';
 * import { PrivacyChoices } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(PrivacyChoices, createMemoryPrivacyChoices({ optedOut: true }));
 */
export const createMemoryPrivacyChoices = (given: Partial<CurrentPrivacyChoice> = {}): PrivacyChoices => {
  let choice: CurrentPrivacyChoice = { optedOut: false, doNotShare: false, ...given };
  const listeners = new Set<() => void>();
  return {
    current: () => choice,
    keep: (next) => {
      choice = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
