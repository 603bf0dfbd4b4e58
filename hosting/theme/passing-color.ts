import { ColorSpace, contrastWCAG21, OKLCH, parse, serialize, sRGB, to, toGamut } from 'colorjs.io/fn';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** Contrast ratio of two colours written as `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => contrastWCAG21(parse(one), parse(other));

/** Steps of lightness between black and white: finer than eight bits per channel. */
const STEPS = 1000;

/** The same hue and chroma at another lightness, clipped to what a screen can show. */
const inLightness = (color: string, lightness: number): string => {
  const { coords, alpha } = to(parse(color), OKLCH);
  const moved = { space: OKLCH, coords: [lightness, coords[1], coords[2]] as typeof coords, alpha };
  return serialize(toGamut(to(moved, sRGB)), { format: 'hex', collapse: false });
};

/** Another colour, and the minimum contrast ratio to it. */
export type Demand = { readonly other: string; readonly least: number };

/**
 * The colour nearest to the given one, in the same hue, that meets every demand; undefined if none does. Colours are `#rrggbb`.
 */
export const passingColor = (color: string, demands: readonly Demand[]): string | undefined => {
  const start = Math.round((to(parse(color), OKLCH).coords[0] ?? 0) * STEPS);
  for (let away = 0; away <= STEPS; away += 1)
    for (const step of [start - away, start + away]) {
      if (step < 0 || step > STEPS) continue;
      const candidate = inLightness(color, step / STEPS);
      if (demands.every(({ other, least }) => contrastOf(candidate, other) >= least)) return candidate;
    }
  return undefined;
};
