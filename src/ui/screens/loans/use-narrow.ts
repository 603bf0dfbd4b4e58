import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList | undefined =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia('screen and (max-width: 775px)')
    : undefined;

const subscribe = (changed: () => void): (() => void) => {
  const media = query();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
};

/** Whether the window, never a sheet of paper, has the mobile layout (specification, section 9: 775 px). Wide where nobody can tell. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
