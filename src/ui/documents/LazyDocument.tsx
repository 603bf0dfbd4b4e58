import { Reading } from '../services/Reading.tsx';
import { useCode } from '../services/use-loading.ts';
import type { SafeDocumentProps } from './SafeDocument.tsx';

const load = () => import('./SafeDocument.tsx');

/** `SafeDocument` and its sanitiser, loaded when first shown; a failed load can be retried. */
export const LazyDocument = (props: SafeDocumentProps) => (
  <Reading of={useCode(load)}>{({ SafeDocument }) => <SafeDocument {...props} />}</Reading>
);
