import { SessionStore } from '@member-portal/application/ports';
import { useService } from '../services/ServicesProvider.tsx';
import { useStored } from '../services/use-stored.ts';

/** Whether a buyer is signed in, as it changes. */
export const useSignedIn = (): boolean => {
  const sessions = useService(SessionStore);
  return useStored(sessions, () => sessions.current() !== undefined);
};
