import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { contentTypeOf } from './content-type.ts';

/** A built file as it is sent. */
export type StaticFile = {
  readonly body: Buffer<ArrayBuffer>;
  readonly contentType: string;
  readonly encoding: Encoding;
};

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Plain names only: no dot files, parent folders or percent-encoding. */
const plainPath = /^(?:\/[A-Za-z0-9_@-][A-Za-z0-9_.@-]*)+$/;

const read = async (file: string): Promise<Buffer<ArrayBuffer> | undefined> => {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
};

/**
 * Reads a built file by its path on the site, in the encoding that the request prefers and the build prepared, else plain.
 * Undefined where there is no such file or it is not one for visitors (manifests, source maps, compressed twins).
 */
export const readStaticFile = async (
  folder: string,
  path: string,
  acceptEncoding: string | null,
): Promise<StaticFile | undefined> => {
  const contentType = contentTypeOf(path);
  if (contentType === undefined || !plainPath.test(path)) return undefined;
  const preferred = acceptedEncoding(acceptEncoding);
  const prepared = await read(join(folder, path + suffixes[preferred]));
  if (prepared !== undefined) return { body: prepared, contentType, encoding: preferred };
  const plain = await read(join(folder, path));
  return plain === undefined ? undefined : { body: plain, contentType, encoding: 'identity' };
};
