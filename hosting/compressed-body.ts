import { brotliCompressSync, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** A text as it is sent. */
export type CompressedBody = { readonly body: Buffer<ArrayBuffer>; readonly encoding: Encoding };

/** Limit of texts kept for a tenant: its configuration by gateway, favicon and style sheet, in three encodings. */
const MOST_KEPT = 32;

const compressed = (text: string, encoding: Encoding): Buffer<ArrayBuffer> => {
  if (encoding === 'br') return brotliCompressSync(text);
  return encoding === 'gzip' ? gzipSync(text, { level: 9 }) : Buffer.from(text);
};

/**
 * Makes a function that compresses small texts in the encoding a request prefers. Each text is compressed
 * once: brotli takes milliseconds, and doing it per request would cut throughput to a tenth.
 */
export const createCompressor = (): ((text: string, acceptEncoding: string | null) => CompressedBody) => {
  const kept = new Map<string, CompressedBody>();
  return (text, acceptEncoding) => {
    const encoding = acceptedEncoding(acceptEncoding);
    const key = `${encoding} ${text}`;
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const made = { body: compressed(text, encoding), encoding };
    kept.set(key, made);
    return made;
  };
};
