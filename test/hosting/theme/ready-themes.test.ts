import { describe, expect, it } from 'vitest';
import { readyThemeOf, readyThemes as themes } from '../../../hosting/theme/ready-themes.ts';
import type { Palette } from '../../../hosting/theme/theme-schema.ts';
import teal from '../../../hosting/themes/teal.json' with { type: 'json' };

/** The hue of a colour written as `#rrggbb`, in degrees: red 0, yellow 60, green 120, blue 240. */
const hueOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 120 + (60 * (blue - red)) / spread : 240 + (60 * (red - green)) / spread;
};

const palettes = (name: keyof typeof themes): readonly Palette[] => [themes[name].light, themes[name].dark];
const isYellow = (hue: number): boolean => hue > 40 && hue < 65;

describe('the themes', () => {
  // Proves.
  it('are blue-violet, teal and bright blue', () => {
    expect(Object.keys(themes)).toEqual(['violet', 'teal', 'azure']);
    const between = { violet: [240, 270], teal: [165, 190], azure: [200, 220] } as const;
    for (const name of ['violet', 'teal', 'azure'] as const)
      for (const { primary } of palettes(name)) {
        expect(hueOf(primary), `${name} ${primary}`).toBeGreaterThan(between[name][0]);
        expect(hueOf(primary), `${name} ${primary}`).toBeLessThan(between[name][1]);
      }
  });

  // Proves.
  it('have pill-shaped buttons in teal alone', () => {
    expect(Object.values(themes).map(({ corners }) => corners.button === 'pill')).toEqual([
      false,
      true,
      false,
    ]);
  });

  // Proves.
  it('warn of danger in yellow in bright blue alone', () => {
    for (const { danger } of palettes('azure')) expect(isYellow(hueOf(danger)), danger).toBe(true);
    for (const name of ['violet', 'teal'] as const)
      for (const { danger } of palettes(name)) expect(isYellow(hueOf(danger)), danger).toBe(false);
  });

  // Proves.
  it('are set in Nunito Sans, one of them in Roboto', () => {
    expect(Object.values(themes).map(({ font }) => font)).toEqual([
      { family: 'Nunito Sans' },
      { family: 'Nunito Sans' },
      { family: 'Roboto' },
    ]);
  });

  it('name the theme and the key where one lacks a colour', () => {
    const { primary: _lacking, ...dark } = teal.dark;
    expect(() => readyThemeOf('teal', { ...teal, dark })).toThrow(
      /^hosting\/themes\/teal\.json cannot be used: dark\.primary$/,
    );
  });
});
