import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { isConnectionFailure } from './connection-failure.ts';
import { useReads } from './use-reads.ts';

const MemoryContext = createContext<Map<string, unknown> | undefined>(undefined);

/**
 * Around signed-in pages: what screens remember of each other until the session ends, such as how far a list was paged through. What
 * could not be read without a connection is read as soon as there is one again.
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

/** What screens remember, by names of their own. Throws outside of `SessionMemory`. */
export const useSessionMemory = (): Map<string, unknown> => {
  const memory = useContext(MemoryContext);
  if (!memory) throw new Error('useSessionMemory needs a SessionMemory above it');
  return memory;
};
