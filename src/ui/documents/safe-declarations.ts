/** Minimum and maximum by unit, '' for a number without one; other units are refused. */
type Limits = ReadonlyMap<string, readonly [least: number, most: number]>;

const limits = (units: Readonly<Record<string, number>>): Limits =>
  new Map(Object.entries(units).map(([unit, most]) => [unit, [0, most]]));

const SPACE = limits({ '': 1000, px: 96, pt: 72, em: 6, rem: 6, ch: 12, '%': 100 });
const WIDTH = limits({ px: 1200, pt: 900, em: 75, rem: 75, ch: 120, '%': 100 });
/** Relative to the reader's chosen size, and never illegibly small. */
const TYPE: Limits = new Map([
  ['em', [0.8, 2]],
  ['rem', [0.8, 2]],
  ['%', [80, 200]],
]);

const SIDES = ['top', 'right', 'bottom', 'left', 'block-start', 'block-end', 'inline-start', 'inline-end'];
const named = (names: readonly string[], within: Limits) => names.map((name) => [name, within] as const);

/**
 * Every property that a document may set, as browsers name them after expanding shorthands; browsers differ in which are
 * shorthands. Colours are the page's, which has light and dark schemes, except those of lines. Excluded: properties that
 * move, hide, clip, cover or generate text, or that can fetch.
 */
const PROPERTIES: ReadonlyMap<string, Limits> = new Map([
  ...named(
    [
      ...SIDES.flatMap((side) => [`margin-${side}`, `padding-${side}`]),
      ...SIDES.flatMap((side) => ['width', 'style', 'color'].map((part) => `border-${side}-${part}`)),
      ...['border-collapse', 'border-spacing', '-webkit-border-horizontal-spacing'],
      ...['-webkit-border-vertical-spacing', 'vertical-align', 'alignment-baseline', 'baseline-shift'],
      ...['font-style', 'font-weight', 'font-variant-caps', 'font-variant-east-asian'],
      ...['font-variant-ligatures', 'font-variant-numeric', 'font-variant-position'],
      // A thick line through text could cover it.
      ...['text-decoration-line', 'text-decoration-style', 'text-decoration-color'],
      ...['text-align', 'text-indent', 'text-transform', 'text-wrap', 'text-wrap-mode', 'text-wrap-style'],
      ...['white-space', 'white-space-collapse', 'hyphens', 'list-style-type'],
      ...['caption-side', 'table-layout', 'orphans', 'widows', 'break-before', 'break-after', 'break-inside'],
    ],
    SPACE,
  ),
  ...named(['width', 'min-width', 'max-width'], WIDTH),
  ...named(['font-size'], TYPE),
]);

/** Browsers serialise keywords in lower case. */
const KEYWORD = /^-?[a-z][a-z-]*$/;
/** Named sizes that are illegibly small. */
const TOO_SMALL = ['x-small', 'xx-small'];
/** Without a sign: negative values are refused. */
const NUMBER = /^([\d.]+(?:e[+-]?\d+)?)([a-z%]*)$/;
/** How browsers serialise colours that are neither keywords nor computed. */
const COLOUR = /^rgba?\([\d., ]+\)$/;

const isSafeWord = (word: string, within: Limits): boolean => {
  const [, number, unit = ''] = NUMBER.exec(word) ?? [];
  if (number === undefined) return KEYWORD.test(word) && !TOO_SMALL.includes(word);
  const [least, most] = within.get(unit) ?? [1, 0];
  return Number(number) >= least && Number(number) <= most;
};

/** Keywords and sizes within their limits. Functions, such as `var()`, `calc()` and `url()`, and strings are neither. */
const isSafeValue = (value: string, within: Limits): boolean =>
  COLOUR.test(value) || value.split(' ').every((word) => isSafeWord(word, within));

/** The allowed declarations of a document's rule, rewritten from the names and values that the browser parsed. */
export const safeDeclarations = (style: CSSStyleDeclaration): string =>
  [...style]
    .map((name) => {
      const [value, within] = [style.getPropertyValue(name), PROPERTIES.get(name)];
      if (!within || !isSafeValue(value, within)) return '';
      return `${name}:${value}${style.getPropertyPriority(name) === 'important' ? '!important' : ''};`;
    })
    .join('');
