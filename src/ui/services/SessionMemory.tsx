import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { isConnectionFailure } from './connection-failure.ts';
import { useReads } from './use-reads.ts';

const MemoryContext = createContext<Map<string, unknown> | undefined>(undefined);

/**
 * Gives signed-in pages a memory that lasts until the session ends, such as of how far a list was paged
 * through. Reads that failed for lack of a connection are repeated when it is back.
 */
export const SessionMemory = ({ children }: { readonly children: ReactNode }) => {
  const reads = useReads();
  const [memory] = useState(() => new Map<string, unknown>());
  useEffect(() => {
    const readAgain = (): void => reads.reloadFailed(isConnectionFailure);
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [reads]);
  return <MemoryContext value={memory}>{children}</MemoryContext>;
};

/** The memory of signed-in pages, by names that each screen chooses. Throws outside of `SessionMemory`. */
export const useSessionMemory = (): Map<string, unknown> => {
  const memory = useContext(MemoryContext);
  if (!memory) throw new Error('useSessionMemory needs a SessionMemory above it');
  return memory;
};
