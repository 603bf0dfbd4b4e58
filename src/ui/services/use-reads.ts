import type { Reads } from '@member-portal/application/reads';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createQueryReads } from './query-reads.ts';

/** The read cache that flows are given. */
export const useReads = (): Reads => {
  const client = useQueryClient();
  return useMemo(() => createQueryReads(client), [client]);
};
