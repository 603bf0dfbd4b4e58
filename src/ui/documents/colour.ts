/** A colour as the screen mixes it: each part from 0 to 255, and how much of it covers what is behind, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Colour = [255, 255, 255, 1];

/** A computed colour: `rgb(…)`, `rgba(…)` or `color(srgb …)`. Undefined for other notations. */
export const parsedColour = (text: string): Colour | undefined => {
  const [, notation, inside = ''] = /^(rgba?|color)\((?:srgb )?([^a-z]*)\)$/.exec(text) ?? [];
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = inside
    .split(/[\s,/]+/)
    .map(Number);
  const scale = notation === 'color' ? 255 : 1;
  const colour: Colour = [red * scale, green * scale, blue * scale, alpha];
  return colour.every(Number.isFinite) ? colour : undefined;
};

/** Colours from the frontmost to the rearmost as one opaque colour; behind them all is white. */
export const flattened = (layers: readonly Colour[]): Colour =>
  layers.reduceRight<Colour>((back, [red, green, blue, alpha]) => {
    const mixed = (front: number, part: number): number => front * alpha + part * (1 - alpha);
    return [mixed(red, back[0]), mixed(green, back[1]), mixed(blue, back[2]), 1];
  }, WHITE);

/** Relative luminance (WCAG 2.2), 0 to 1. */
const luminance = ([red, green, blue]: Colour): number => {
  const linear = (part: number): number =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast ratio of two opaque colours (WCAG 2.2), 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
