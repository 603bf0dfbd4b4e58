import { useCallback, useSyncExternalStore } from 'react';

/** The current value of a store outside of React, from `read`; from `first` during hydration or outside of a browser. */
export const useStored = <Value>(
  store: { readonly subscribe: (changed: () => void) => () => void },
  read: () => Value,
  first: () => Value = read,
): Value => {
  const subscribe = useCallback((changed: () => void) => store.subscribe(changed), [store]);
  return useSyncExternalStore(subscribe, read, first);
};
