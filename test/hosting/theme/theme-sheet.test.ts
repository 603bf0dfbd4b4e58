import { describe, expect, it } from 'vitest';
import { readyThemes } from '../../../hosting/theme/ready-themes.ts';
import { COLOR_NAMES, type Palette, type Theme } from '../../../hosting/theme/theme-schema.ts';
import { colorProperty, themeSheet } from '../../../hosting/theme/theme-sheet.ts';
import { tokens } from '../../../src/ui/theme/tokens.ts';

/** The colour with its channels turned round and one step away: never the one it was made of. */
const turned = (colour: string): string => {
  const [red = '', green = '', blue = ''] = colour.slice(1).match(/../g) ?? [];
  return `#${[blue, red, green].map((channel) => (Number.parseInt(channel, 16) ^ 1).toString(16).padStart(2, '0')).join('')}`;
};
const turnedPalette = (palette: Palette): Palette => {
  const made = { ...palette };
  for (const name of COLOR_NAMES) made[name] = turned(palette[name]);
  return made;
};

/** A theme that no tenant has: an existing one with every value another. */
const fourth: Theme = {
  assetbase: '/static/',
  font: {
    family: 'Prairie Grotesk',
    files: [
      { file: 'fonts/prairie.woff2', weights: '300 800', characters: 'U+0000-00FF' },
      { file: 'fonts/prairie-ext.woff2', weights: '400' },
    ],
  },
  corners: { control: 2, button: 0, card: 1 },
  light: turnedPalette(readyThemes.violet.light),
  dark: turnedPalette(readyThemes.violet.dark),
};

const shipped = new Map([
  ['nunito-sans-latin-wght-normal', '../nunito.woff2'],
  ['nunito-sans-latin-ext-wght-normal', '../nunito-ext.woff2'],
]);
const sheetOf = (theme: Theme): string => themeSheet(theme, { shipped, own: (file) => `hash-of-${file}` });

describe('the style sheet of a theme', () => {
  it('sets every colour, corner and family that components use, and they use all of them', () => {
    const [light = ''] = sheetOf(fourth).split('@media');
    const set = new Set(light.match(/--[a-z-]+(?=:)/g));
    const used = new Set(JSON.stringify(tokens).match(/--[a-z-]+/g));
    const todo = 'name each colour in src/ui/theme/tokens.ts and in hosting/theme/theme-schema.ts';
    expect([...set].sort(), todo).toEqual([...used].sort());
  });

  it('has every value of its theme, and none of another', () => {
    const sheet = sheetOf(fourth);
    const [light, dark] = sheet.split('@media screen and (prefers-color-scheme:dark)');
    for (const name of COLOR_NAMES) {
      expect(light).toContain(`${colorProperty(name)}:${fourth.light[name]}`);
      expect(dark).toContain(`${colorProperty(name)}:${fourth.dark[name]}`);
      for (const scheme of ['light', 'dark'] as const)
        expect(sheet).not.toContain(`:${readyThemes.violet[scheme][name]};`);
    }
    expect(sheet).toContain('--corner-control:2px;--corner-button:0px;--corner-card:1px');
    expect(sheet).toContain("--font-family:'Prairie Grotesk',Arial,sans-serif");
    expect(sheet).toContain(
      "font-weight:300 800;src:url(hash-of-fonts/prairie.woff2) format('woff2');unicode-range:U+0000-00FF}",
    );
    expect(sheet).toContain("font-weight:400;src:url(hash-of-fonts/prairie-ext.woff2) format('woff2')}");
  });

  it('loads a family that comes with the portal from its build, with a fallback fitted to it', () => {
    const sheet = sheetOf(readyThemes.violet);
    expect(sheet.match(/url\([^)]*\)/g)).toEqual(['url(../nunito.woff2)', 'url(../nunito-ext.woff2)']);
    expect(sheet).toContain(
      "--font-family:'Nunito Sans','Nunito Sans Arial Fallback','Nunito Sans Roboto Fallback',Arial,sans-serif",
    );
    expect(sheet).toContain("local('Liberation Sans');size-adjust:100.4%");
    expect(sheet).toContain("local('Roboto-Regular');size-adjust:101.01%");
  });

  it('makes pills of buttons', () => {
    expect(sheetOf(readyThemes.teal)).toContain('--corner-button:999px');
  });
});
