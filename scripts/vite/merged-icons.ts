import type { Plugin } from 'vite';

/** The paths of an icon as its module writes them, with a key for React that a single path does not need. */
const PATHS = /\[\s*"path",\s*\{\s*d: "([^"]+)",\s*key: "\w+"\s*\}\s*\]/g;

/**
 * The point after a leading `m` of data in which more points follow without a letter. Its numbers are looked for ahead and then
 * repeated, so that they are taken whole: neither `1` of `12h3` nor the `.382` that follows `14.772`.
 */
const START = /^m(?=(-?(?:\d+\.?\d*|\.\d+)[ ,]?-?(?:\d+\.?\d*|\.\d+)))\1(?= ?[-\d.])/;

/** A path that begins where it says, whatever precedes it: a leading `m` is absolute only at the start of all data. */
const placed = (data: string): string => data.replace(START, 'M$1l').replace(/^m/, 'M');

/**
 * Merges the paths of each icon into one element. An icon is stroked in one colour, so that it looks the same, and a list with an
 * icon in each row has a fifth fewer elements to style, lay out and paint.
 */
export const mergeIcon = (code: string): string => {
  const paths = [...code.matchAll(PATHS)].map(([, data = '']) => data);
  if (paths.length < 2) return code;
  const merged = JSON.stringify(['path', { d: paths.map(placed).join(''), key: 'd' }]);
  let isFirst = true;
  return code
    .replace(PATHS, () => {
      const kept = isFirst ? merged : 'null';
      isFirst = false;
      return kept;
    })
    .replace(/,\s*null(?=\s*[,\]])/g, '');
};

/** `mergeIcon` for the icons of lucide-react, in builds only. */
export const mergedIcons = (): Plugin => ({
  name: 'merged-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => ({ code: mergeIcon(code), map: null }),
  },
});
