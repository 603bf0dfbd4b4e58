import { useCallback, useSyncExternalStore } from 'react';

/** The present value of a store outside of React, by `read`; by `first` where a page is drawn outside of a browser or hydrated. */
export const useStored = <Value>(
  store: { readonly subscribe: (changed: () => void) => () => void },
  read: () => Value,
  first: () => Value = read,
): Value => {
  const subscribe = useCallback((changed: () => void) => store.subscribe(changed), [store]);
  return useSyncExternalStore(subscribe, read, first);
};
