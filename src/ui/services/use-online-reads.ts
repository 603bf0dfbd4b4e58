import { isConnectionFailure } from '@member-portal/application/reads';
import { useEffect } from 'react';
import { useReads } from './use-reads.ts';

/** Repeats reads of signed-in pages that failed offline when the connection is back. */
export const useOnlineReads = (): void => {
  const reads = useReads();
  useEffect(() => {
    const readAgain = (): void => reads.reloadFailed(isConnectionFailure);
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [reads]);
};
