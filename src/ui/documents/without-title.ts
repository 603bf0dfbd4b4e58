const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Takes a document's own title away where the page shows the same, and makes other first-level headings second-level
 * ones: the page's heading is the first. Changes the nodes it is given.
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
