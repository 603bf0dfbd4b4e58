import { useEffect, useRef, useState } from 'react';
import { Failure } from '../controls/Failure.tsx';
import { documentSheet } from './document-sheet.ts';
import { keepWhole } from './keep-whole.ts';
import { sanitise } from './sanitise.ts';
import { withoutTitle } from './without-title.ts';

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

export interface SafeDocumentProps {
  readonly content: string;
  /** What the page around it is headed with; the document does not say it again. */
  readonly title?: string;
  /** The id of the part to begin at. */
  readonly anchor?: string;
  /** Hears that there is text on the screen; keep it the same function, the document is set anew for another one. */
  readonly onReady?: () => void;
}

/**
 * The lender's HTML, sanitised, in a shadow root with adopted style sheets: its styles stay inside, ours outside. A document
 * without a word says that it cannot be shown. Load this component lazily, it brings the sanitiser.
 */
export const SafeDocument = ({ content, title, anchor, onReady }: SafeDocumentProps) => {
  const host = useRef<HTMLDivElement>(null);
  const [empty, setEmpty] = useState(false);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const { nodes, styles } = sanitise(content);
    if (title !== undefined) withoutTitle(nodes, title);
    keepWhole(nodes);
    root.adoptedStyleSheets = [documentSheet, ...styles].map(sheetOf);
    root.replaceChildren(nodes);
    const follow = (event: Event): void => followAnchor(root, event);
    root.addEventListener('click', follow);
    if (anchor !== undefined) root.getElementById(anchor)?.scrollIntoView();
    const readable = (root.textContent ?? '').trim() !== '';
    setEmpty(!readable);
    if (readable) onReady?.();
    return () => root.removeEventListener('click', follow);
  }, [content, title, anchor, onReady]);
  return (
    <>
      <div ref={host} />
      {empty ? <Failure failure={{ kind: 'unexpected-response', path: 'content' }} /> : undefined}
    </>
  );
};
