/** The part of the Web Crypto API that is used; origins without https have no `subtle` and no `randomUUID`. */
export interface CryptoSource {
  readonly subtle?:
    | { digest(algorithm: string, data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> }
    | undefined;
  readonly randomUUID?: (() => string) | undefined;
  getRandomValues(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A random UUID (RFC 9562, version 4). */
export const randomUuid = (crypto: CryptoSource): string => {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = hex(bytes);
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  );
};
