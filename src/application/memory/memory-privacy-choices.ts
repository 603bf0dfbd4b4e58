import type { PrivacyChoice, PrivacyChoices } from '../ports/index.ts';

/** Privacy choices for as long as the program runs; those that are not given are off. */
export const createMemoryPrivacyChoices = (given: Partial<PrivacyChoice> = {}): PrivacyChoices => {
  let choice: PrivacyChoice = { optedOut: false, doNotShare: false, ...given };
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
