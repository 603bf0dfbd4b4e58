import type { PrivacyChoice, PrivacyChoices } from '@member-portal/application/ports';

export const fakePrivacyChoices = (given: Partial<PrivacyChoice> = {}): PrivacyChoices => {
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
