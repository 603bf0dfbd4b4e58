import type { ShippedFamily, Theme } from './theme-schema.ts';

type Metrics = NonNullable<Theme['font']['metrics']>;

/** Of the families that come with the portal: ascent and descent by their files, widths measured in Chromium. */
export const shippedMetrics: Readonly<Record<ShippedFamily, Metrics>> = {
  'Nunito Sans': { ascent: 1.011, descent: 0.353, width: 1.006, boldWidth: 0.971 },
  Roboto: { ascent: 0.9277, descent: 0.2441, width: 0.988, boldWidth: 0.944 },
};

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const face = (family: string, weights: string, locals: string, width: number, metrics: Metrics): string =>
  `@font-face{font-family:'${family} Fallback';font-weight:${weights};src:${locals};size-adjust:${percent(width)};` +
  `ascent-override:${percent(metrics.ascent / width)};descent-override:${percent(metrics.descent / width)};line-gap-override:0%}`;

/** A fallback of local fonts with the measures of a family, so that nothing moves when its own file arrives. */
export const fittedFallbacks = (family: string, metrics: Metrics): readonly string[] => [
  face(family, '100 500', "local('Arial'),local('Liberation Sans')", metrics.width, metrics),
  face(family, '501 1000', "local('Arial Bold'),local('Liberation Sans Bold')", metrics.boldWidth, metrics),
];
