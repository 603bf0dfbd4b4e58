/** Size in pixels, or in SVG units: only the ratio is used. */
export type ImageSize = { readonly width: number; readonly height: number };

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const sane = (width: number, height: number): ImageSize | undefined =>
  width > 0 && height > 0 && width <= 4096 && height <= 4096 && width <= 8 * height
    ? { width, height }
    : undefined;

/** Size of a PNG from its header; undefined for other files and for sizes that no logo has. */
export const pngSize = (content: Buffer): ImageSize | undefined =>
  content.length > 24 &&
  content.subarray(0, 8).equals(PNG_SIGNATURE) &&
  content.toString('latin1', 12, 16) === 'IHDR'
    ? sane(content.readUInt32BE(16), content.readUInt32BE(20))
    : undefined;

/** Size of an SVG from its `viewBox`, which scaling needs; undefined where that is missing or invalid. */
export const svgSize = (source: string): ImageSize | undefined => {
  const box = /<svg\b[^>]*?\sviewBox\s*=\s*["']\s*([^"']+?)\s*["']/.exec(source)?.[1];
  const [, , width = Number.NaN, height = Number.NaN] = (box ?? '').split(/[\s,]+/).map(Number);
  return sane(width, height);
};
