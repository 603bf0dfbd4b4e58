import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createCompressor } from '../../hosting/compressed-body.ts';

const TEXT = '{"name":"Northwind"}';

it('compresses a text once for each encoding', () => {
  const compress = createCompressor();
  for (const accepted of ['br', 'gzip', null])
    expect(compress(TEXT, accepted)).toBe(compress(TEXT, accepted));
  expect(compress(TEXT, 'gzip, deflate, br')).toBe(compress(TEXT, 'br'));
  expect(brotliDecompressSync(compress(TEXT, 'br').body).toString()).toBe(TEXT);
  expect(gunzipSync(compress(TEXT, 'gzip').body).toString()).toBe(TEXT);
  expect(compress(TEXT, null)).toEqual({ body: Buffer.from(TEXT), encoding: 'identity' });
});

it('gives a changed text as it is now, however many there were before', () => {
  const compress = createCompressor();
  for (let version = 0; version < 200; version += 1) {
    const text = JSON.stringify({ version });
    expect(brotliDecompressSync(compress(text, 'br').body).toString()).toBe(text);
  }
});
