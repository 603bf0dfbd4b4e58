import type { Answer } from './caller.ts';

/** An origin that no platform admits. */
export const FOREIGN_ORIGIN = 'https://elsewhere.example';

/** Methods that the answer to a preflight need not list. */
export const SAFELISTED: readonly string[] = ['GET', 'POST'];

/** Whether an answer to a call from `FOREIGN_ORIGIN` lets its pages read it. */
export const admitsForeign = ({ headers }: Answer): boolean =>
  ['*', FOREIGN_ORIGIN].includes(headers.get('access-control-allow-origin') ?? '');

/**
 * Whether a list of a preflight's answer admits a header or method. `*` admits all but `authorization`, as in
 * browsers: the portal calls another origin without cookies.
 */
export const admits = ({ headers }: Answer, list: string, name: string): boolean => {
  const listed = (headers.get(list) ?? '').toLowerCase().split(/\s*,\s*/);
  const wanted = name.toLowerCase();
  return listed.includes(wanted) || (listed.includes('*') && wanted !== 'authorization');
};
