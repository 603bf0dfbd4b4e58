import type { PageEvents } from '../../../src/infrastructure/browser/page-events.ts';

/** A page whose events happen when a test says so. */
export const aPage = (): PageEvents & {
  readonly happen: (type: string) => void;
  readonly hide: () => void;
  /** Hidden for the last time: some browsers send only this event when they leave a page quickly. */
  readonly leave: () => void;
  readonly show: () => void;
  readonly listening: () => number;
  readonly covered: () => boolean;
} => {
  const listeners = new Set<{ readonly types: readonly string[]; readonly listener: () => void }>();
  let hidden = false;
  let covered = false;
  const happen = (type: string): void => {
    for (const one of [...listeners]) if (one.types.includes(type)) one.listener();
  };
  return {
    subscribe: (types, listener) => {
      const one = { types, listener };
      listeners.add(one);
      return () => listeners.delete(one);
    },
    isHidden: () => hidden,
    cover: (to) => {
      covered = to;
    },
    covered: () => covered,
    happen,
    hide: () => {
      hidden = true;
      happen('visibilitychange');
    },
    leave: () => {
      hidden = true;
      happen('pagehide');
    },
    show: () => {
      hidden = false;
      happen('visibilitychange');
    },
    listening: () => listeners.size,
  };
};
