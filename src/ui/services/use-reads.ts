import { isConnectionFailure, type ReadCache, SessionReads } from '@member-portal/application/reads';
import { useEffect } from 'react';
import { useService } from './ServicesProvider.tsx';

/** The session's read cache, which screens share with flows. */
export const useReads = (): ReadCache => useService(SessionReads);

/** Repeats reads of signed-in pages that failed offline when the connection is back. */
export const useOnlineReads = (): void => {
  const reads = useReads();
  useEffect(() => {
    const readAgain = (): void => reads.reloadFailed(isConnectionFailure);
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [reads]);
};
