import { useEffect, useRef } from 'react';
import { documentSheet } from './document-sheet.ts';
import { sanitise } from './sanitise.ts';

const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

/** A link to a place within the document: the browser does not look for it inside a shadow root. */
const followAnchor = (root: ShadowRoot, event: Event): void => {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  const href = link?.getAttribute('href');
  if (!href?.startsWith('#')) return;
  event.preventDefault();
  root.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
};

/**
 * The lender's HTML, sanitised, in a shadow root with adopted style sheets: its styles stay inside, ours outside. Load this
 * component lazily, it brings the sanitiser. `anchor` is the id of the part to begin at.
 */
export const SafeDocument = ({ content, anchor }: { readonly content: string; readonly anchor?: string }) => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const { nodes, styles } = sanitise(content);
    root.adoptedStyleSheets = [documentSheet, ...styles].map(sheetOf);
    root.replaceChildren(nodes);
    const follow = (event: Event): void => followAnchor(root, event);
    root.addEventListener('click', follow);
    if (anchor !== undefined) root.getElementById(anchor)?.scrollIntoView();
    return () => root.removeEventListener('click', follow);
  }, [content, anchor]);
  return <div ref={host} />;
};
