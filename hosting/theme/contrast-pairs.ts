import type { ColorName } from './theme-schema.ts';

/** Two colours and the minimum contrast ratio between them by WCAG 2.2, level AA. */
export type ContrastPair = {
  readonly ink: ColorName;
  readonly ground: ColorName;
  readonly least: number;
  readonly use: 'text' | 'control' | 'focus ring';
};

const TEXT = 4.5;
const SHAPE = 3;

const grounds = ['page', 'surface', 'sunken'] as const;

const written: readonly (readonly [ink: ColorName, ground: ColorName])[] = [
  ...grounds.flatMap((ground) =>
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

const drawn: readonly (readonly [ColorName, ColorName])[] = [
  ['edge', 'surface'],
  ['edge', 'page'],
  ['accent', 'line'],
];

/** All pairs of foreground and background in a scheme: text, edges of controls, and the focus ring. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...written.map(([ink, ground]) => ({ ink, ground, least: TEXT, use: 'text' }) as const),
  ...drawn.map(([ink, ground]) => ({ ink, ground, least: SHAPE, use: 'control' }) as const),
  ...grounds.map((ground) => ({ ink: 'accent', ground, least: SHAPE, use: 'focus ring' }) as const),
];
