import { useSyncExternalStore } from 'react';

/** A sheet of paper is narrower than the mobile layout in pixels, and has room for a table anyway. */
const NARROW = 'screen and (max-width: 775px), (max-width: 480px)';

const query = (): MediaQueryList | undefined =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia(NARROW)
    : undefined;

const subscribe = (changed: () => void): (() => void) => {
  const media = query();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
};

/** Whether the window has the mobile layout (specification, section 9: 775 px). Wide where nobody can tell. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
