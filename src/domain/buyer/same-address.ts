import type { PostalAddress } from './buyer.ts';

const FIELDS = ['line1', 'line2', 'city', 'region', 'postalCode', 'country'] as const;

/** Whether two addresses are identical; two undefined addresses are equal. */
export const isSameAddress = (a: PostalAddress | undefined, b: PostalAddress | undefined): boolean =>
  FIELDS.every((field) => (a?.[field] ?? '') === (b?.[field] ?? ''));
