import type { RequestFailure } from '@member-portal/domain/failure';
import type { ReactNode } from 'react';
import { Failure } from '../controls/Failure.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import type { Readable } from './use-read.ts';

/** Renders a read within a page: a spinner, then its value, or why it could not be read. */
export const Reading = <Value,>({
  of: read,
  page = false,
  heading,
  children,
}: {
  readonly of: Readable<Value, RequestFailure | { readonly kind: 'not-found' }>;
  /** Fills the window while loading, so that following content does not flash into view. */
  readonly page?: boolean;
  /** The heading of a failure, in place of "We could not load this". */
  readonly heading?: string;
  readonly children: (value: Value) => ReactNode;
}) => {
  if (read.state === 'loading') return <Spinner page={page} />;
  if (read.state === 'failed')
    return <Failure failure={read.failure} heading={heading} onRetry={read.retry} />;
  return children(read.value);
};
