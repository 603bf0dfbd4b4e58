/** Colours of a theme in one scheme. Each pair that text stands on keeps a contrast of at least 4.5 to 1. */
export interface Palette {
  /** The page behind everything, and what lies on it. */
  readonly page: string;
  readonly surface: string;
  /** A quiet ground for facts within a surface. */
  readonly sunken: string;
  readonly text: string;
  readonly textQuiet: string;
  readonly line: string;
  /** Edges of fields and other controls: at least 3 to 1. */
  readonly edge: string;
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  /** Links and marks in the primary hue on page or surface. */
  readonly accent: string;
  readonly accentSoft: string;
  readonly danger: string;
  readonly dangerHover: string;
  readonly onDanger: string;
  /** Words of an error, on page or surface. */
  readonly dangerText: string;
  readonly dangerSoft: string;
  readonly successText: string;
  readonly successSoft: string;
  readonly warningText: string;
  readonly warningSoft: string;
}

/** Family names that a theme may be set in. */
export type FontName = 'nunito-sans' | 'roboto';

/** A theme is its colours, its type and the shape of its corners (specification, section 9: themes). */
export interface Theme {
  readonly font: FontName;
  /** Corner radii in CSS units. */
  readonly corners: { readonly control: string; readonly button: string; readonly card: string };
  readonly light: Palette;
  readonly dark: Palette;
}
