import { extname } from 'node:path';

/** What a path on a tenant's origin requests from the page server. */
export type RequestTarget = 'configuration' | 'favicon' | 'asset' | 'theme' | 'file' | 'platform' | 'page';

const under = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Extensions of files: such a path is never a page, so a missing script is a 404, not a document. */
const fileEnding =
  /^\.(?:js|mjs|css|map|json|html|svg|png|webp|ico|woff2|txt|xml|br|gz|webmanifest|php|env)$/i;

const themePath = /^\/(?:assets|static)\/theme\//;

/** Classifies a path. `platform` is the lender's API, which this server never answers. */
export const requestTargetOf = (path: string): RequestTarget => {
  if (path === '/config.json') return 'configuration';
  if (path === '/favicon.svg') return 'favicon';
  if (themePath.test(path)) return 'theme';
  if (under(path, '/assets') || under(path, '/static')) return 'asset';
  if (under(path, '/api')) return 'platform';
  // Hidden files are not for visitors, and no page has such a name.
  if (/\/\./.test(path)) return 'file';
  return fileEnding.test(extname(path)) ? 'file' : 'page';
};
