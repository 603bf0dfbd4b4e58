import { late } from '../services/late.tsx';

/** `SafeDocument` and its sanitiser, loaded when first shown; a failed load can be retried. */
export const LazyDocument = late(async () => (await import('./SafeDocument.tsx')).SafeDocument);
