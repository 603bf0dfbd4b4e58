import type { BuyerActivity } from '../ports/index.ts';

/** Signs of a person that a program reports itself, such as a line that was typed. Without any, an idle session ends. */
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
