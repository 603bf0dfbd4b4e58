import { SessionStore } from '@member-portal/application/ports';
import { useCallback, useSyncExternalStore } from 'react';
import { useService } from '../services/ServicesProvider.tsx';

/** Whether a buyer is signed in, as it changes. */
export const useSignedIn = (): boolean => {
  const sessions = useService(SessionStore);
  const subscribe = useCallback((changed: () => void) => sessions.subscribe(changed), [sessions]);
  const read = useCallback(() => sessions.current() !== undefined, [sessions]);
  return useSyncExternalStore(subscribe, read, read);
};
