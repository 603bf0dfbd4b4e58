import type { BuyerActivity } from '../ports/index.ts';

/**
 * Activity that a program reports itself, such as a typed line. Without any, an idle session ends.
 * @example
 * import { createMemoryBuyerActivity } from '@member-portal/application/memory';
 * import { BuyerActivity } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(BuyerActivity, createMemoryBuyerActivity());
 */
export const createMemoryBuyerActivity = (): BuyerActivity => {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report: () => {
      for (const listener of [...listeners]) listener();
    },
  };
};
