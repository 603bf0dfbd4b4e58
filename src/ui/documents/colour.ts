/** A colour as the screen mixes it: red, green and blue from 0 to 255, and how much of it covers what is behind, 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/** A computed colour: `rgb(…)`, `rgba(…)` or `color(srgb …)`. Undefined for other notations. */
export const parsedColour = (text: string): Colour | undefined => {
  const [, notation, inside] = /^(rgba?|color)\((?:srgb )?([^a-z]*)\)$/.exec(text) ?? [];
  const [red, green, blue, alpha = 1] = (inside ?? '').split(/[\s,/]+/).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const scale = notation === 'color' ? 255 : 1;
  const colour = { red: red * scale, green: green * scale, blue: blue * scale, alpha };
  return Object.values(colour).every(Number.isFinite) ? colour : undefined;
};

/** What is seen where a colour lies over an opaque one. */
const over = (front: Colour, back: Colour): Colour => {
  const mixed = (name: 'red' | 'green' | 'blue') =>
    front[name] * front.alpha + back[name] * (1 - front.alpha);
  return { red: mixed('red'), green: mixed('green'), blue: mixed('blue'), alpha: 1 };
};

/** Colours from the frontmost to the rearmost as one opaque colour; behind them all is white. */
export const flattened = (layers: readonly Colour[]): Colour =>
  layers.reduceRight<Colour>((back, front) => over(front, back), WHITE);

/** Relative luminance (WCAG 2.2), 0 to 1. */
const luminance = ({ red, green, blue }: Colour): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of two opaque colours (WCAG 2.2), 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
