import type { ShippedFamily, Theme } from './theme-schema.ts';

type Metrics = NonNullable<Theme['font']['metrics']>;

/**
 * Metrics of the bundled families: ascent and descent from their files; widths of the portal's messages measured in Chromium at 1,000 px, where
 * no letter is rounded to whole pixels. `boldWidth` is that of weight 600, which most bold text has, relative to Arial Bold.
 */
export const shippedMetrics: Readonly<Record<ShippedFamily, Metrics>> = {
  'Nunito Sans': { ascent: 1.011, descent: 0.353, width: 1.004, boldWidth: 0.953 },
  Roboto: { ascent: 0.9277, descent: 0.2441, width: 0.994, boldWidth: 0.937 },
};

/** Width of text in Roboto Bold, weight 700, relative to Arial Bold. */
export const ROBOTO_BOLD_WIDTH = 0.94;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** System fonts: Arial or its equivalent on desktops and iPhones, Roboto on Android. Widths are relative to Arial. */
const SYSTEM_FONTS = [
  {
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    width: 1,
    boldWidth: 1,
  },
  {
    regular: ['Roboto', 'Roboto-Regular'],
    // Newer systems have all weights in one file.
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    width: shippedMetrics.Roboto.width,
    boldWidth: ROBOTO_BOLD_WIDTH,
  },
] as const;

const face = (name: string, weights: string, locals: readonly string[], width: number, metrics: Metrics) =>
  `@font-face{font-family:'${name}';font-weight:${weights};src:${locals.map((local) => `local('${local}')`).join(',')};` +
  `size-adjust:${percent(width)};ascent-override:${percent(metrics.ascent / width)};` +
  `descent-override:${percent(metrics.descent / width)};line-gap-override:0%}`;

/** Local fonts fitted to a family's metrics, best first, so that nothing moves when the family's file arrives. */
export const fittedFallbacks = (
  family: string,
  metrics: Metrics,
): readonly { readonly name: string; readonly faces: readonly string[] }[] =>
  SYSTEM_FONTS.map(({ regular, bold, width, boldWidth }) => {
    const name = `${family} ${regular[0]} Fallback`;
    const faces = [
      face(name, '100 500', regular, metrics.width / width, metrics),
      face(name, '501 1000', bold, metrics.boldWidth / boldWidth, metrics),
    ];
    return { name, faces };
  });
