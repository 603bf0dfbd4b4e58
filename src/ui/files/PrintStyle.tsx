import { Global } from '@emotion/react';

/**
 * Print style of signed-in pages: black text on white, without controls. An element marked
 * `data-print="only"`, such as a receipt, is printed alone, or else an open dialog, whole; `data-print="none"` is omitted.
 */
export const PrintStyle = () => <Global styles={sheet} />;

/** Components set their own display, which would take precedence. */
const gone = { display: 'none !important' } as const;
const sheet = {
  '@page': { margin: '16mm 18mm' },
  '@media print': {
    html: { fontSize: '10pt', lineHeight: 1.4, overflow: 'visible' },
    ':root': { colorScheme: 'light' },
    // Keep the headings of collapsible sections, buttons.
    'nav, search, button:not(:is(h2, h3) > button), [role=status]:empty, [data-print=none]': gone,
    ':is(h2, h3) > button > svg, dialog::backdrop': { display: 'none' },
    main: { maxWidth: 'none', padding: 0 },
    // `a` alone would lose to the class of a link.
    'a[href]': { color: 'inherit', textDecoration: 'none' },
    'h1, h2, h3, dt, caption': { breakAfter: 'avoid' },
    'tr, li, article article, dl > div': { breakInside: 'avoid' },
    thead: { display: 'table-header-group' },
    'body:has([data-print=only]) :not([data-print=only], [data-print=only] *, :has([data-print=only]))': gone,
    'body:has(dialog[open]):not(:has([data-print=only])) :not(dialog[open], dialog[open] *, :has(dialog[open]))':
      gone,
    'dialog[open]': {
      position: 'static',
      width: 'auto',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: 0,
      padding: 0,
      border: 0,
      boxShadow: 'none',
      overflow: 'visible',
      opacity: 1,
    },
    'dialog[open] *': { maxHeight: 'none', overflow: 'visible' },
  },
} as const;
