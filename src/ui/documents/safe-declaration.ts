import type { CssNode, Declaration } from 'css-tree';
import walk from 'css-tree/walker';

/** The least and the most of each unit; a unit that is not named is refused. */
type Limits = Readonly<Record<string, readonly [least: number, most: number]>>;

const SPACE: Limits = { px: [0, 96], pt: [0, 72], em: [0, 6], rem: [0, 6], ch: [0, 12], '%': [0, 100] };
const WIDTH: Limits = { px: [0, 1200], pt: [0, 900], em: [0, 75], rem: [0, 75], ch: [0, 120], '%': [0, 100] };
/** Relative to what the reader chose, and never so small that it cannot be read. */
const TYPE: Limits = { em: [0.8, 2], rem: [0.8, 2], '%': [80, 200] };

const SIDES = ['top', 'right', 'bottom', 'left', 'block', 'inline', 'block-start', 'block-end'];
const sidesOf = (name: string): readonly string[] => [
  name,
  ...[...SIDES, 'inline-start', 'inline-end'].map((side) => `${name}-${side}`),
];

/**
 * Every property that a document may set. Colours are the page's, which knows light and dark; what moves, hides, clips,
 * covers or generates text is not here, and neither is any property that can fetch.
 */
const PROPERTIES: Readonly<Record<string, Limits>> = {
  ...Object.fromEntries(
    [
      ...['margin', 'padding', 'border'].flatMap(sidesOf),
      ...['border-width', 'border-style', 'border-color', 'border-spacing', 'border-collapse', 'text-indent'],
      ...['font-weight', 'font-style', 'font-variant', 'font-variant-caps', 'font-variant-numeric'],
      ...['text-align', 'text-decoration', 'text-decoration-line', 'text-transform', 'text-wrap', 'hyphens'],
      ...[
        'white-space',
        'vertical-align',
        'list-style-type',
        'caption-side',
        'table-layout',
        'orphans',
        'widows',
      ],
      ...['break-before', 'break-after', 'break-inside'],
      ...['page-break-before', 'page-break-after', 'page-break-inside'],
    ].map((name) => [name, SPACE]),
  ),
  ...Object.fromEntries(['width', 'min-width', 'max-width'].map((name) => [name, WIDTH])),
  'font-size': TYPE,
};

/** Sizes by name that fall below what can be read. */
const TOO_SMALL = ['x-small', 'xx-small'];

const isWithin = (limits: Limits, unit: string, value: string): boolean => {
  const [least, most] = limits[unit.toLowerCase()] ?? [1, 0];
  return Number(value) >= least && Number(value) <= most;
};

/** A bare number counts things or weighs a font; a length of zero needs no unit. */
const isSafeNumber = (property: string, value: string): boolean =>
  Number(value) >= 0 && Number(value) <= 1000 && property !== 'font-size';

const isSafeNode = (property: string, limits: Limits, node: CssNode): boolean => {
  if (node.type === 'Dimension') return isWithin(limits, node.unit, node.value);
  if (node.type === 'Percentage') return isWithin(limits, '%', node.value);
  if (node.type === 'Number') return isSafeNumber(property, node.value);
  if (node.type === 'Identifier') return !TOO_SMALL.includes(node.name.toLowerCase());
  return node.type === 'Value' || node.type === 'Hash' || node.type === 'Operator';
};

/** Whether a document may say this of its text. Functions, such as `var()`, `calc()` and `url()`, are refused. */
export const isSafeDeclaration = ({ property, value }: Declaration): boolean => {
  const name = property.toLowerCase();
  const limits = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
  return limits !== undefined && walk.find(value, (node) => !isSafeNode(name, limits, node)) === null;
};
