/** Words of our own routes and of the contract's paths: lower case, no digits. Anything else in a path may be an id. */
const WORD = /^(?:[a-z]+(?:[-.][a-z]+)*|v\d)$/;
/** What the next part of a path identifies, unless it is one of `ROUTES`. */
const COLLECTION = /^(?:loans|buyer|contact|payment-agreement|target|payment|payment-methods|target-id)$/;
const ROUTES = ['outstanding', 'closed', 'token', 'verify-code'];
/** The portal's own files, whose names carry hashes. */
const FILE = /^\/(?:assets|static)\/[\w./@-]+$/;

const scrubPath = (path: string): string =>
  FILE.test(path)
    ? path
    : path
        .split('/')
        .map((part, at, parts) => {
          // The router, and servers, may read two slashes as one.
          const before = parts.slice(0, at).filter(Boolean).at(-1)?.toLowerCase() ?? '';
          const isId = COLLECTION.test(before) && !ROUTES.includes(part);
          return part === '' || (WORD.test(part) && !isId) ? part : ':id';
        })
        .join('/');

/**
 * An address without what may identify a person: no query, no fragment, no credentials, and `:id` for every
 * part of the path that is not a plain word or identifies something. Text that is not an address becomes empty.
 */
export const scrubAddress = (address: string): string => {
  if (address === '') return '';
  if (/^(?:data|blob):/i.test(address)) return address.slice(0, 5);
  if (!URL.canParse(address, 'https://page.invalid')) return '';
  const { origin, pathname } = new URL(address, 'https://page.invalid');
  return (origin === 'https://page.invalid' ? '' : origin) + scrubPath(pathname);
};
