import type { Palette, Theme } from '../../../src/ui/theme/theme.ts';
import { violet } from '../../../src/ui/theme/violet.ts';

/** The colour with its channels turned round, and one step darker or lighter: never the one it was made of. */
const turned = (colour: string): string => {
  const [red = '', green = '', blue = ''] = colour.slice(1).match(/../g) ?? [];
  const stepped = (channel: string): string =>
    (Number.parseInt(channel, 16) ^ 1).toString(16).padStart(2, '0');
  return `#${[blue, red, green].map(stepped).join('')}`;
};

const turnedPalette = (palette: Palette): Palette =>
  Object.fromEntries(Object.entries(palette).map(([name, colour]) => [name, turned(colour)])) as Record<
    keyof Palette,
    string
  >;

/** A theme that no tenant has: an existing one with every value another. */
export const derivedTheme: Theme = {
  font: 'roboto',
  corners: { control: '2px', button: '0px', card: '1px' },
  light: turnedPalette(violet.light),
  dark: turnedPalette(violet.dark),
};
