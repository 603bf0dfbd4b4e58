import type { Palette } from './theme.ts';

const colorNames = [
  'page',
  'surface',
  'sunken',
  'text',
  'textQuiet',
  'line',
  'edge',
  'primary',
  'primaryHover',
  'onPrimary',
  'accent',
  'accentSoft',
  'danger',
  'dangerHover',
  'onDanger',
  'dangerText',
  'dangerSoft',
  'successText',
  'successSoft',
  'warningText',
  'warningSoft',
] as const satisfies readonly (keyof Palette)[];

/** Name of the custom property that carries a colour: `--color-text-quiet`. */
export const colorProperty = (name: keyof Palette): string =>
  `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const color = Object.fromEntries(
  colorNames.map((name) => [name, `var(${colorProperty(name)})`]),
) as unknown as Readonly<Record<keyof Palette, string>>;

/** Every measure and colour a component may use. Colours, corners and family follow the theme through custom properties. */
export const tokens = {
  color,
  font: { family: 'var(--font-family)' },
  /** Type scale, a step about 1.2; the larger ones grow with the window. */
  size: {
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.25rem',
    heading: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)',
    page: 'clamp(1.75rem, 1.5rem + 1.25vw, 2.375rem)',
    amount: 'clamp(2.25rem, 1.75rem + 2.5vw, 3.25rem)',
  },
  weight: { normal: '400', medium: '600', bold: '700' },
  /** Spacing, in steps of a quarter rem. */
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4.5rem',
  },
  corner: {
    control: 'var(--corner-control)',
    button: 'var(--corner-button)',
    card: 'var(--corner-card)',
  },
  shadow: { raised: 'var(--shadow-raised)', floating: 'var(--shadow-floating)' },
  /** Widths: the content column, a comfortable measure of text, a form. */
  width: { content: '72rem', text: '38rem', form: '28rem' },
  /** Standard entering duration; reduced motion sets it to nothing. */
  motion: { enter: 'var(--motion-enter)' },
  /** Breakpoints and heights of the specification, section 9. */
  headerHeight: '80px',
  buttonHeight: '48px',
  media: {
    mobile: '@media (max-width: 775px)',
    desktop: '@media (min-width: 776px)',
    small: '@media (max-width: 675px)',
  },
} as const;
