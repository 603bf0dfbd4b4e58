import type { Read } from '@member-portal/application/services';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readKey } from './read-key.ts';

/**
 * Reads again what a command made untrue, and resolves when every one on screen has answered, so that success never
 * shows beside an old balance. A read that fails keeps its failure for its own screen.
 */
export const useRefreshReads = (): ((reads: readonly Read[]) => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(
    async (reads) => {
      await Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: readKey(read) })));
    },
    [client],
  );
};
