import type { BuyerActivity } from '@member-portal/application/ports';

export interface FakeBuyerActivity extends BuyerActivity {
  /** The buyer moves the mouse. */
  happen(): void;
  listeners(): number;
}

export const fakeBuyerActivity = (): FakeBuyerActivity => {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  return {
    happen: tell,
    report: tell,
    listeners: () => listeners.size,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
