import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** A small text made at request time, compressed as the request prefers. */
export const compressedBody = (
  text: string,
  acceptEncoding: string | null,
): { readonly body: Buffer<ArrayBuffer>; readonly encoding: Encoding } => {
  const encoding = acceptedEncoding(acceptEncoding);
  const plain = Buffer.from(text);
  if (encoding === 'gzip') return { body: gzipSync(plain), encoding };
  if (encoding === 'identity') return { body: plain, encoding };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return { body: brotliCompressSync(plain, { params }), encoding };
};
