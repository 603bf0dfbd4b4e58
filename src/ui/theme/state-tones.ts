import { css, type SerializedStyles } from '@emotion/react';
import { tokens } from './tokens.ts';

/** Text and background of a state, light and dark. They are the same in every theme: red means late in every lender's colours. */
const scheme = (light: readonly [string, string], dark: readonly [string, string]): SerializedStyles =>
  css({
    '--tone-ink': light[0],
    '--tone-ground': light[1],
    '@media screen and (prefers-color-scheme: dark)': { '--tone-ink': dark[0], '--tone-ground': dark[1] },
    '@media (forced-colors: active)': { '--tone-ink': 'CanvasText', '--tone-ground': 'Canvas' },
  });

/** Sets the colours of a loan's state as custom properties `--tone-ink` and `--tone-ground`. */
export const stateTones = {
  late: scheme(['#a8201a', '#fcecea'], ['#f4a9a3', '#43201f']),
  grace: scheme(['#7a4d05', '#fdf1da'], ['#f0c878', '#3b2e14']),
  processing: scheme(['#1554a8', '#e6f0fb'], ['#9cc7fb', '#16304f']),
  covered: scheme(['#17663c', '#e5f4ea'], ['#8fd7ab', '#173526']),
  plain: css({ '--tone-ink': tokens.color.accent, '--tone-ground': tokens.color.accentSoft }),
} as const;
