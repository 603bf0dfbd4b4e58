import type { HttpCall, PathPart, QueryValue } from './http-call.ts';
import { dateToText } from './wire-date.ts';

const partOf = (part: PathPart): string | undefined => {
  if (typeof part === 'string') return part;
  // Dot segments, escaped or not, are resolved by URL parsers, and the call would reach another resource. The contract allows
  // the other characters in no id: they come from a damaged link.
  return /^\.{0,2}$|[\p{Cc}\p{Cs}\uFFFD]/u.test(part.id) ? undefined : encodeURIComponent(part.id);
};

const textOf = (value: string | number | boolean | Date): string =>
  value instanceof Date ? dateToText(value) : String(value);

const addQuery = (address: URL, name: string, value: QueryValue): void => {
  if (value === undefined) return;
  if (Array.isArray(value)) for (const item of value) address.searchParams.append(name, textOf(item));
  else address.searchParams.append(name, textOf(value as string | number | boolean | Date));
};

/** The address of a call below a base; undefined where it would be invalid or leave the base's origin. */
export const callAddress = (base: string, { path, query = {} }: HttpCall): URL | undefined => {
  if (!URL.canParse(base)) return undefined;
  // A lone surrogate cannot be encoded.
  try {
    const parts = path.map(partOf);
    if (parts.includes(undefined)) return undefined;
    const root = new URL(base.endsWith('/') ? base : `${base}/`);
    const address = new URL(parts.join('/'), root);
    if (address.origin !== root.origin || !/^https?:$/.test(address.protocol)) return undefined;
    for (const [name, value] of Object.entries(query)) addQuery(address, name, value);
    return address;
  } catch {
    return undefined;
  }
};

/** A call's path without its ids, safe to log. */
export const routeOf = (path: HttpCall['path']): string =>
  path.map((part) => (typeof part === 'string' ? part : ':id')).join('/');
