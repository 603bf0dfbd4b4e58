import { css } from '@emotion/react';
import { Result } from 'neverthrow';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Failure } from '../controls/Failure.tsx';
import { useText } from '../intl/use-text.ts';
import { documentSheet } from './document-sheet.ts';
import { isLegible } from './is-legible.ts';
import { sheetOf } from './safe-styles.ts';
import { sanitise } from './sanitise.ts';
import { keepWhole, withoutTitle } from './set-document.ts';

/** The id that `#part` names; unchanged where its escapes cannot be read. */
const idOf = (href: string): string =>
  Result.fromThrowable(decodeURIComponent)(href.slice(1)).unwrapOr(href.slice(1));

/** A link within the document, which browsers do not follow inside a shadow root. Screen readers read on from the focus. */
const followAnchor = (root: ShadowRoot, event: Event): void => {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  const href = link?.getAttribute('href');
  if (!href?.startsWith('#')) return;
  event.preventDefault();
  const part = root.getElementById(idOf(href));
  part?.setAttribute('tabindex', String(part.tabIndex));
  part?.focus();
  part?.scrollIntoView();
};

export interface SafeDocumentProps {
  readonly content: string;
  /** The language that it is written in, where nothing around it says so. */
  readonly lang?: string;
  /** The heading of the surrounding page, omitted from the document. */
  readonly title?: string;
  /** The id of the part to begin at. */
  readonly anchor?: string | undefined;
  /** Called when the text has been rendered, for the screen or for print. */
  readonly onSet?: () => void;
  /** Called when all of the text can be read on the screen, so that consent to it may be asked for. */
  readonly onLegible?: () => void;
}

/**
 * The lender's HTML, sanitised, in a shadow root with adopted style sheets, in a box that its content cannot leave.
 * The keyboard can scroll the box. Illegible documents are replaced by a message. Load it lazily: it includes the sanitiser.
 */
export const SafeDocument = ({ content, lang, title, anchor, onSet, onLegible }: SafeDocumentProps) => {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [illegible, setIllegible] = useState(false);
  const [scrolls, setScrolls] = useState(false);
  const tellSet = useEffectEvent(() => onSet?.());
  const tellLegible = useEffectEvent(() => onLegible?.());
  useEffect(() => {
    const [outer, inner] = [box.current, host.current];
    if (!outer || !inner) return undefined;
    const root = inner.shadowRoot ?? inner.attachShadow({ mode: 'open' });
    const follow = (event: Event): void => followAnchor(root, event);
    root.addEventListener('click', follow);
    let observer: ResizeObserver | undefined;

    const set = (): void => {
      const { nodes, styles, complete } = sanitise(content);
      if (title !== undefined) withoutTitle(nodes, title);
      keepWhole(nodes);
      root.adoptedStyleSheets = [documentSheet, ...styles].map(sheetOf);
      root.replaceChildren(nodes);
      if (anchor !== undefined) root.getElementById(anchor)?.scrollIntoView();
      const empty = (root.textContent ?? '').trim() === '';
      setIllegible(empty);
      if (!empty) tellSet();

      let told = false;
      const look = (): void => {
        setScrolls(outer.scrollWidth > outer.clientWidth);
        // A document for print has no box on the screen.
        const onScreen = outer.getClientRects().length > 0;
        const legible = told || (complete && onScreen && isLegible(root, outer));
        setIllegible(!legible && (onScreen || empty));
        if (legible && !told) tellLegible();
        told = legible;
      };
      // The first callback comes after layout; measuring here would force a layout.
      observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
      if (observer) observer.observe(outer);
      else look();
    };
    // Use a separate task, so that the browser can handle input after evaluating the code and painting the page.
    const timer = setTimeout(set);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
      root.removeEventListener('click', follow);
    };
  }, [content, title, anchor]);
  const scrollable = { tabIndex: 0, role: 'group', 'aria-label': t('document.scrolls') };
  return (
    <>
      <div ref={box} css={contained} {...(scrolls && scrollable)}>
        <div ref={host} lang={lang} />
      </div>
      {illegible ? <Failure failure={{ kind: 'unexpected-response', path: 'content' }} /> : undefined}
    </>
  );
};

// The document's styles do not apply to this element, so its content is painted and pressed only within it.
const contained = css({
  contain: 'layout paint',
  isolation: 'isolate',
  overflow: 'auto',
  // Space for the outline of a link at the edge.
  margin: '-3px',
  padding: '3px',
  '@media print': { contain: 'none', overflow: 'visible' },
});
