import type { CssNode, Selector } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { isSafeDeclaration } from './safe-declaration.ts';

const SELECTORS: readonly CssNode['type'][] = [
  'Selector',
  'SelectorList',
  'TypeSelector',
  'ClassSelector',
  'IdSelector',
  'AttributeSelector',
  'Combinator',
  'Nth',
  'AnPlusB',
  'Identifier',
  'String',
];

const PSEUDO_CLASSES = [
  'first-child',
  'last-child',
  'only-child',
  'nth-child',
  'nth-last-child',
  'first-of-type',
  'last-of-type',
  'nth-of-type',
  'nth-last-of-type',
  'not',
  'is',
  'where',
];

const isSafePart = (node: CssNode): boolean =>
  node.type === 'PseudoClassSelector'
    ? PSEUDO_CLASSES.includes(node.name.toLowerCase())
    : SELECTORS.includes(node.type);

/** Of elements of the document alone: neither of the box around it (`:host`) nor of generated ones (`::before`). */
const isSafeSelector = (selector: CssNode): selector is Selector =>
  selector.type === 'Selector' && walk.find(selector, (node) => !isSafePart(node)) === null;

const ruleText = (node: CssNode): string => {
  if (node.type === 'Atrule') {
    const { name, prelude, block } = node;
    if (name.toLowerCase() !== 'media' || prelude?.type !== 'AtrulePrelude' || !block) return '';
    const inside = rulesText(block.children.toArray());
    return inside === '' ? '' : `@media ${generate(prelude)}{${inside}}`;
  }
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return '';
  const selectors = node.prelude.children.toArray().filter(isSafeSelector);
  const declarations = node.block.children
    .toArray()
    .filter((child) => child.type === 'Declaration' && isSafeDeclaration(child));
  if (selectors.length === 0 || declarations.length === 0) return '';
  const text = (nodes: readonly CssNode[], separator: string): string =>
    nodes.map((each) => generate(each)).join(separator);
  return `${text(selectors, ',')}{${text(declarations, ';')}}`;
};

const rulesText = (nodes: readonly CssNode[]): string => nodes.map(ruleText).join('');

/**
 * A style sheet of a document, written anew from what a parser read in it: rules for the document's own elements, from a
 * list of properties. What the parser could not read is left out.
 */
export const safeStyles = (css: string): string => {
  const sheet = parse(css);
  return sheet.type === 'StyleSheet' ? rulesText(sheet.children.toArray()) : '';
};
