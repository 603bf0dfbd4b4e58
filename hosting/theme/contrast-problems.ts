import { CONTRAST_PAIRS, type ContrastPair } from './contrast-pairs.ts';
import { contrastOf, type Demand, passingColor } from './passing-color.ts';
import type { ColorName, Palette, Theme } from './theme-schema.ts';

/** Two colours of a theme without enough contrast. */
export type ContrastProblem = ContrastPair & {
  readonly scheme: 'light' | 'dark';
  /** Contrast ratio that they have. */
  readonly ratio: number;
  /** The nearest colour in the hue of either that passes in all its uses; absent where there is none. */
  readonly nearest: { readonly ink?: string; readonly ground?: string };
};

/** All colours that a colour must contrast with. */
const demandsOn = (name: ColorName, palette: Palette): readonly Demand[] =>
  CONTRAST_PAIRS.flatMap(({ ink, ground, least }) => {
    if (ink === name) return [{ other: palette[ground], least }];
    return ground === name ? [{ other: palette[ink], least }] : [];
  });

const inScheme = (scheme: 'light' | 'dark', palette: Palette): readonly ContrastProblem[] =>
  CONTRAST_PAIRS.flatMap((pair) => {
    const ratio = contrastOf(palette[pair.ink], palette[pair.ground]);
    if (ratio >= pair.least) return [];
    const ink = passingColor(palette[pair.ink], demandsOn(pair.ink, palette));
    const ground = passingColor(palette[pair.ground], demandsOn(pair.ground, palette));
    const nearest = { ...(ink === undefined ? {} : { ink }), ...(ground === undefined ? {} : { ground }) };
    return [{ ...pair, scheme, ratio, nearest }];
  });

/** Every contrast of a theme that fails WCAG 2.2 at level AA, light before dark. */
export const contrastProblems = ({ light, dark }: Theme): readonly ContrastProblem[] => [
  ...inScheme('light', light),
  ...inScheme('dark', dark),
];

/** A problem as one line. The ratio is truncated, not rounded: 4.499 fails 4.5. */
export const contrastLine = ({
  scheme,
  ink,
  ground,
  least,
  use,
  ratio,
  nearest,
}: ContrastProblem): string => {
  const colors = [
    ...(nearest.ink === undefined ? [] : [`${ink} ${nearest.ink}`]),
    ...(nearest.ground === undefined ? [] : [`${ground} ${nearest.ground}`]),
  ];
  const advice =
    colors.length === 0
      ? `No lightness of either passes: change the hue of ${ink} or ${ground}, or what else they are used with.`
      : `Nearest that passes: ${colors.join(', or ')}.`;
  return `${scheme}.${ink} on ${ground}: ${Math.floor(ratio * 100) / 100} to 1, a ${use} needs ${least}. ${advice}`;
};
