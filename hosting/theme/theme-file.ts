import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { contentTypeOf } from '../content-type.ts';
import { type ImageSize, pngSize, svgSize } from './image-size.ts';
import { svgProblem } from './svg-problem.ts';

/** A file that a theme names, as it is served. */
export type ThemeFile = {
  /** Hash of the content, with the file's ending: its name on the tenant's origin. */
  readonly name: string;
  readonly body: Buffer<ArrayBuffer>;
  readonly contentType: string;
  /** Set for pictures only. */
  readonly size: ImageSize | undefined;
};

/** Maximum size of an SVG in bytes. */
export const MOST_SVG_BYTES = 65_536;

/** Maximum size in bytes by extension. */
const limits: Readonly<Record<string, number>> = {
  '.woff2': 307_200,
  '.svg': MOST_SVG_BYTES,
  '.png': 204_800,
};

const contentProblem = (ending: string, body: Buffer): string | undefined => {
  if (ending === '.woff2') return body.toString('latin1', 0, 4) === 'wOF2' ? undefined : 'is no WOFF2 font';
  if (ending === '.png')
    return pngSize(body)
      ? undefined
      : 'is no PNG of at most 4096 by 4096 pixels, and at most 8 times as wide as high';
  const source = body.toString('utf8');
  return (
    svgProblem(source) ??
    (svgSize(source)
      ? undefined
      : 'needs a viewBox of at most 4096 by 4096 units, and at most 8 times as wide as high')
  );
};

const sizeOf = (ending: string, body: Buffer): ImageSize | undefined => {
  if (ending === '.png') return pngSize(body);
  return ending === '.svg' ? svgSize(body.toString('utf8')) : undefined;
};

/** First half of a hash: identifies a file's content within a tenant. */
export const nameOfContent = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Reads a file that a theme names; a string is the reason not to serve it. The schema has checked its path. */
export const readThemeFile = (folder: string, path: string): ThemeFile | string => {
  const ending = extname(path);
  const limit = limits[ending] ?? 0;
  try {
    const real = realpathSync(join(folder, path));
    if (!real.startsWith(realpathSync(folder) + sep)) return 'leads out of the tenant’s folder';
    const found = statSync(real);
    if (!found.isFile()) return 'is no file';
    if (found.size > limit) return `is larger than ${limit / 1024} KiB`;
    const body = readFileSync(real);
    const problem = contentProblem(ending, body);
    if (problem !== undefined) return problem;
    return {
      name: `${nameOfContent(body)}${ending}`,
      body,
      contentType: contentTypeOf(path) ?? '',
      size: sizeOf(ending, body),
    };
  } catch {
    return 'cannot be read';
  }
};
