import { safeDeclarations } from './safe-declarations.ts';

/**
 * Selects elements of the document by name, class, id, attribute and place. Not in it: pseudo-elements, whose text could be
 * generated; `:host`, which is the box around the document; what depends on the reader's actions; nesting; escapes.
 */
const SELECTOR =
  /^(?:[\w\u00a0-\uffff.#*>+~,() -]|\[[\w-]+(?:[~|^$*]?="[\w .#/-]*"(?: [is])?)?\]|:(?:(?:first|last|only)-child|(?:first|last)-of-type|nth-(?:last-)?(?:child|of-type)|not|is|where)(?![\w-]))+$/i;

/** The selectors of a list; commas within brackets separate nothing. */
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

/** A style sheet as the browser reads it. It fetches nothing while it is not adopted, and never follows an `@import`. */
export const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

/** No text needs more; brackets nested by the thousand crash a browser's page instead of raising an error. */
const MOST_BRACKETS = 2000;

/**
 * A style sheet of a document, rewritten from what the browser parsed: rules for the document's own elements,
 * from an allowlist of properties. Anything else is left out.
 */
export const safeStyles = (css: string): string =>
  css.split(/[{([]/).length > MOST_BRACKETS ? '' : rulesText(sheetOf(css).cssRules);
