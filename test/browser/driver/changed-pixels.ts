import type { Page } from 'playwright-core';

/** By how much a channel, of 255, may differ: edges are antialiased again whenever a separate layer changes. */
const SMOOTHING = 40;

/** How many pixels of two pictures of one size differ to the eye. `reader` is a blank page, which decodes them. */
export const changedPixels = (reader: Page, one: Buffer, other: Buffer): Promise<number> =>
  reader.evaluate(
    async ([first, second, tolerance]) => {
      const pixels = async (picture: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      };
      const [a, b] = await Promise.all([pixels(first), pixels(second)]);
      let changed = 0;
      for (let at = 0; at < a.length; at += 4)
        if (
          [0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > tolerance)
        )
          changed += 1;
      return changed;
    },
    [one.toString('base64'), other.toString('base64'), SMOOTHING] as const,
  );
