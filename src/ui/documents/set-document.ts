/** Numbers of loans, orders and the like: letters and digits joined by hyphens, such as `NW-204-71`. */
const REFERENCE = /(?<![\w-])(?=[\w-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)+(?![\w-])/;

/** Days as they are written out: `November 12, 2026`, `12 novembre 2026`, `1er mars 2026`. */
const DAY = /(?<![\p{L}\d])(?:\p{Lu}\p{Ll}+ \d{1,2}, \d{4}|\d{1,2}(?:er)? \p{Ll}+ \d{4})(?!\d)/u;

const WHOLE = new RegExp(`${REFERENCE.source}|${DAY.source}`, 'gu');

/** Longer ones have to break, or they would stick out of a narrow page. */
const LONGEST = 24;

/** The class of what is kept on one line. */
export const WHOLE_CLASS = 'portal-whole';

/** Wraps reference numbers and days, so that no line breaks inside one. Changes the given nodes. */
export const keepWhole = (nodes: DocumentFragment): void => {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const found = [...text.data.matchAll(WHOLE)].filter(([words]) => words.length <= LONGEST);
    // From the end, so that what is cut off does not move those before it.
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
 * Takes a document's own title away where the page shows the same, and makes other first-level headings
 * second-level ones: the page's heading is the first. Changes the given nodes.
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
