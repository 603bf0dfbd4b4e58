import type { Read } from '@member-portal/application/reads';

/** The cache key of a read; `part` tells pages, filters or searches of one read apart, and is refreshed with it. */
export const readKey = (read: Read, part?: string): readonly string[] => [
  read.read,
  ...('loanId' in read ? [read.loanId] : []),
  ...(part === undefined ? [] : [part]),
];
