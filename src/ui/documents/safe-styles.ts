import { safeDeclarations } from './safe-declarations.ts';

/**
 * Allows selectors by name, class, id, attribute and position. Excludes pseudo-elements, which could generate text;
 * `:host`, the box around the document; states of the reader's actions; nesting; escapes.
 */
const SELECTOR =
  /^(?:[\w\u00a0-\uffff.#*>+~,() -]|\[[\w-]+(?:[~|^$*]?="[\w .#/-]*"(?: [is])?)?\]|:(?:(?:first|last|only)-child|(?:first|last)-of-type|nth-(?:last-)?(?:child|of-type)|not|is|where)(?![\w-]))+$/i;

/** Splits a selector list; commas within brackets do not separate. */
const selectorsOf = (list: string): readonly string[] => {
  const selectors: string[] = [];
  let depth = 0;
  for (const part of list.split(',')) {
    selectors.push(depth > 0 ? `${selectors.pop()},${part}` : part);
    depth += part.split('(').length - part.split(')').length;
  }
  return selectors.map((selector) => selector.trim());
};

/** Conditions by names and sizes alone: no string, and nothing that could end the condition. */
const MEDIA = /^[\w\s():,.<>=/-]*$/;

const ruleText = (rule: CSSRule): string => {
  if (rule instanceof CSSMediaRule) {
    const { mediaText } = rule.media;
    const inside = MEDIA.test(mediaText) ? rulesText(rule.cssRules) : '';
    return inside === '' ? '' : `@media ${mediaText}{${inside}}`;
  }
  if (!(rule instanceof CSSStyleRule)) return '';
  const selectors = selectorsOf(rule.selectorText).filter((selector) => SELECTOR.test(selector));
  const declarations = safeDeclarations(rule.style);
  return selectors.length === 0 || declarations === '' ? '' : `${selectors.join(',')}{${declarations}}`;
};

const rulesText = (rules: CSSRuleList): string => [...rules].map(ruleText).join('');

/** A style sheet as parsed by the browser. It fetches nothing before it is adopted, and never follows an `@import`. */
export const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

/** Limits nesting: thousands of nested brackets crash the page instead of raising an error. */
const MOST_BRACKETS = 2000;

/**
 * A style sheet of a document, rewritten from what the browser parsed: rules for the document's own elements,
 * from an allowlist of properties. Anything else is left out.
 */
export const safeStyles = (css: string): string =>
  css.split(/[{([]/).length > MOST_BRACKETS ? '' : rulesText(sheetOf(css).cssRules);
