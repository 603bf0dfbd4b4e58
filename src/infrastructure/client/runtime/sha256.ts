const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};

const fraction = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const pad = (message: Uint8Array): DataView<ArrayBuffer> => {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new DataView(new ArrayBuffer(length));
  message.forEach((byte, at) => {
    padded.setUint8(at, byte);
  });
  padded.setUint8(message.length, 0x80);
  padded.setBigUint64(length - 8, BigInt(message.length) * 8n);
  return padded;
};

/**
 * SHA-256 (FIPS 180-4) as hexadecimal text, for origins on which the browser has no digest: those without https. It only
 * distinguishes orders and protects no secret.
 */
export const sha256 = (message: Uint8Array): string => {
  const constants = primes(64).map((prime) => fraction(Math.cbrt(prime)));
  const state = primes(8).map((prime) => fraction(Math.sqrt(prime)));
  const data = pad(message);
  const w = new Int32Array(64);
  const at = (index: number): number => w[index] ?? 0;
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = data.getInt32(block + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const early = rotate(at(i - 15), 7) ^ rotate(at(i - 15), 18) ^ (at(i - 15) >>> 3);
      const late = rotate(at(i - 2), 17) ^ rotate(at(i - 2), 19) ^ (at(i - 2) >>> 10);
      w[i] = (at(i - 16) + early + at(i - 7) + late) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i += 1) {
      const mix = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g));
      const first = (h + mix + (constants[i] ?? 0) + at(i)) | 0;
      const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      state[i] = ((state[i] ?? 0) + word) | 0;
    });
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
