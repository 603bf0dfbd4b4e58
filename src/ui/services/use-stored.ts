import { useCallback, useSyncExternalStore } from 'react';

/** What `read` gives of something outside of React that tells of its changes; outside of a browser, what `first` gives. */
export const useStored = <Value>(
  store: { readonly subscribe: (changed: () => void) => () => void },
  read: () => Value,
  first: () => Value = read,
): Value => {
  const subscribe = useCallback((changed: () => void) => store.subscribe(changed), [store]);
  return useSyncExternalStore(subscribe, read, first);
};
