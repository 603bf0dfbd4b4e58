/** Numbers of loans, orders and the like: letters and digits joined by hyphens, such as `NW-204-71`. */
const REFERENCE = /(?<![\w-])(?=[\w-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)+(?![\w-])/;

/** Days written out: `November 12, 2026`, `12 novembre 2026`, `1er mars 2026`. */
const DAY = /(?<![\p{L}\d])(?:\p{Lu}\p{Ll}+ \d{1,2}, \d{4}|\d{1,2}(?:er)? \p{Ll}+ \d{4})(?!\d)/u;

const WHOLE = new RegExp(`${REFERENCE.source}|${DAY.source}`, 'gu');

/** Longer ones must wrap, or they would overflow a narrow page. */
const LONGEST = 24;

/** The class of text kept on one line. */
export const WHOLE_CLASS = 'portal-whole';

/** Wraps reference numbers and days, so that no line breaks inside one. Changes the given nodes. */
export const keepWhole = (nodes: DocumentFragment): void => {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const found = [...text.data.matchAll(WHOLE)].filter(([words]) => words.length <= LONGEST);
    // From the end, so that splitting text does not shift earlier matches.
    for (const { 0: words, index } of found.toReversed()) {
      const rest = text.splitText(index);
      rest.splitText(words.length);
      const whole = document.createElement('span');
      whole.className = WHOLE_CLASS;
      rest.replaceWith(whole);
      whole.append(rest);
    }
  }
};

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Removes a document's title if the page shows the same, and turns other first-level headings into
 * second-level ones, because the page has its own. Changes the given nodes.
 */
export const withoutTitle = (nodes: DocumentFragment, title: string): void => {
  for (const heading of nodes.querySelectorAll('h1')) {
    if (plain(heading.textContent) === plain(title)) {
      heading.remove();
      continue;
    }
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
};
