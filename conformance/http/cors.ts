import type { Answer } from './caller.ts';

/** An origin that no platform admits. */
export const FOREIGN_ORIGIN = 'https://elsewhere.example';

/** Methods that the answer to a preflight need not list. */
export const SAFELISTED: readonly string[] = ['GET', 'POST'];

const originIn = ({ headers }: Answer): string | null => headers.get('access-control-allow-origin');

/** Whether an answer lets pages of an origin read it. Browsers take `*` too where, as by the portal, no cookies are sent. */
export const admitsOrigin = (answer: Answer, origin: string): boolean =>
  originIn(answer) === '*' || originIn(answer) === origin;

/** Whether an answer names `FOREIGN_ORIGIN`, from which it was called. */
export const repeatsForeign = (answer: Answer): boolean => originIn(answer) === FOREIGN_ORIGIN;

/** What is wrong with a preflight's status; browsers then send nothing. */
export const statusProblem = ({ status }: Answer, of: string): readonly string[] =>
  status >= 200 && status < 300 ? [] : [`${of} answered ${status}`];

/**
 * Whether a list of a preflight's answer admits a header or method. `*` admits all but `authorization`, as in
 * browsers: the portal calls another origin without cookies.
 */
export const admits = ({ headers }: Answer, list: string, name: string): boolean => {
  const listed = (headers.get(list) ?? '').toLowerCase().split(/\s*,\s*/);
  const wanted = name.toLowerCase();
  return listed.includes(wanted) || (listed.includes('*') && wanted !== 'authorization');
};

/** Whether an answer lets pages of another origin read one of its headers. */
export const exposes = (answer: Answer, name: string): boolean =>
  admits(answer, 'access-control-expose-headers', name);
