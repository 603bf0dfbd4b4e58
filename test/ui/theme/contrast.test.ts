import { describe, expect, it } from 'vitest';
import type { Palette } from '../../../src/ui/theme/theme.ts';
import { themes } from '../../../src/ui/theme/themes.ts';

/** Relative luminance of a colour written as `#rrggbb` (WCAG 2.2). */
const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** What is written on what. */
const words: readonly (readonly [ink: keyof Palette, ground: keyof Palette])[] = [
  ...(['page', 'surface', 'sunken'] as const).flatMap((ground) =>
    (['text', 'textQuiet', 'accent', 'dangerText'] as const).map((ink) => [ink, ground] as const),
  ),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['accent', 'accentSoft'],
  ['dangerText', 'dangerSoft'],
  ['successText', 'successSoft'],
  ['warningText', 'warningSoft'],
  ['text', 'accentSoft'],
  ['text', 'dangerSoft'],
  ['text', 'successSoft'],
  ['text', 'warningSoft'],
];
const edges: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['edge', 'surface'],
  ['edge', 'page'],
  ['accent', 'surface'],
  ['accent', 'line'],
];

describe.each(Object.entries(themes))('the theme %s', (_, theme) => {
  describe.each(['light', 'dark'] as const)('when %s', (scheme) => {
    const palette = theme[scheme];
    it.each(words)('writes %s on %s with a contrast of 4.5 to 1', (ink, ground) => {
      expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
    });
    it.each(edges)('sets %s apart from %s by 3 to 1', (edge, ground) => {
      expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
    });
  });
});
