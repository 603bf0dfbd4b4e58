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
] as const;
type ColorName = (typeof colorNames)[number];

/** Name of the custom property that carries a colour: `--color-text-quiet`. */
const colorProperty = (name: ColorName): string =>
  `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const color = Object.fromEntries(
  colorNames.map((name) => [name, `var(${colorProperty(name)})`]),
) as unknown as Readonly<Record<ColorName, string>>;

/** Every measure and colour a component may use. Colours, corners and family are set by the theme's style sheet. */
export const tokens = {
  color,
  font: { family: 'var(--font-family)' },
  /** Type scale. Headings are 28 and 20 px at a root size of 16 px; the main amount grows from 48 to 56 px. */
  size: {
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.25rem',
    heading: '1.25rem',
    page: '1.75rem',
    amount: 'clamp(3rem, 2.75rem + 1vw, 3.5rem)',
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
  /** Widths: the content column, a comfortable measure of text. */
  width: { content: '72rem', text: '38rem' },
  /** Standard entering duration; reduced motion sets it to nothing. */
  motion: { enter: 'var(--motion-enter)' },
  /** Heights of the specification, section 9: 80, with a line of 1, and 48 px at a root size of 16. Breakpoints stay in px. */
  headerHeight: 'calc(5rem - 1px)',
  buttonHeight: '3rem',
  media: {
    mobile: '@media (max-width: 775px)',
    desktop: '@media (min-width: 776px)',
    small: '@media (max-width: 675px)',
    /** Narrower than 20 em: a phone with large text. In `em`, which follows the visitor's text size. */
    fewLetters: '@media (max-width: 19.99em)',
  },
} as const;
