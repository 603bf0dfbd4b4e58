import { sha256 } from '@member-portal/client/runtime';

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Bytes that cannot be computed without the secret. Each secret may mask one text only. */
const padOf = (secret: string, length: number): Uint8Array => {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, block) =>
    sha256(new TextEncoder().encode(`${block}:${secret}`)),
  );
  return bytesOf(blocks.join(''));
};

const combined = (bytes: Uint8Array, secret: string): Uint8Array => {
  const pad = padOf(secret, bytes.length);
  return bytes.map((byte, at) => byte ^ (pad[at] ?? 0));
};

/** A text that cannot be read without the secret, as hexadecimal text. Synchronous, as a database transaction needs it. */
export const maskText = (text: string, secret: string): string =>
  [...combined(new TextEncoder().encode(text), secret)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Recovers the text; a wrong secret returns a wrong text. */
export const unmaskText = (masked: string, secret: string): string =>
  new TextDecoder().decode(combined(bytesOf(masked), secret));
