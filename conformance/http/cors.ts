import type { Answer } from './caller.ts';

/**
 * Whether a list of a preflight's answer admits a header or method. `*` admits all but `authorization`, as in
 * browsers: the portal calls another origin without cookies.
 */
export const admits = ({ headers }: Answer, list: string, name: string): boolean => {
  const listed = (headers.get(list) ?? '').toLowerCase().split(/\s*,\s*/);
  const wanted = name.toLowerCase();
  return listed.includes(wanted) || (listed.includes('*') && wanted !== 'authorization');
};
