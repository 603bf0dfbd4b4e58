import { lazy, Suspense } from 'react';
import { Spinner } from '../controls/Spinner.tsx';

const SafeDocument = lazy(async () => ({ default: (await import('./SafeDocument.tsx')).SafeDocument }));

/** `SafeDocument` and its sanitiser, loaded when first shown. */
export const LazyDocument = (props: { readonly content: string; readonly anchor?: string }) => (
  <Suspense fallback={<Spinner />}>
    <SafeDocument {...props} />
  </Suspense>
);
