import type { Channel } from '../../../src/infrastructure/browser/channel.ts';

/** A line between tabs within one process; messages arrive later and copied, as between real tabs. */
export const aLine = (): { readonly join: () => Channel; readonly said: readonly unknown[] } => {
  const ends = new Set<Set<(message: unknown) => void>>();
  const said: unknown[] = [];
  return {
    said,
    join: () => {
      const own = new Set<(message: unknown) => void>();
      ends.add(own);
      return {
        post: (message) => {
          said.push(message);
          const copy: unknown = structuredClone(message);
          queueMicrotask(() => {
            for (const end of ends) if (end !== own) for (const listener of [...end]) listener(copy);
          });
        },
        subscribe: (listener) => {
          own.add(listener);
          return () => own.delete(listener);
        },
        close: () => ends.delete(own),
      };
    },
  };
};
