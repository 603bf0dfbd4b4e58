// The page's only instance: each creates the same Trusted Types policy, and a second one is refused.
import purifier from 'dompurify';
import { documentMarkup } from './document-markup.ts';
import { safeStyles } from './safe-styles.ts';

/** A sanitised document: its nodes, and separately the text of its style sheets. */
export interface SafeContent {
  readonly nodes: DocumentFragment;
  readonly styles: readonly string[];
  /** Whether no text was lost in an unclosed element. */
  readonly complete: boolean;
}

/**
 * The allowed target of a document's link: a place within the document (`#part`), or another site over https. Undefined
 * for everything else, above all for addresses of the portal itself: a document must not sign a buyer out.
 */
const safeLink = (href: string, portalOrigin: string): string | undefined => {
  const address = href.trim();
  if (address.startsWith('#')) return address;
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, username, password } = new URL(address);
  // `https://your-bank.example@elsewhere.example` links to elsewhere.example.
  const hidesHost = username !== '' || password !== '';
  return protocol === 'https:' && origin !== portalOrigin && !hidesHost ? address : undefined;
};

/**
 * Makes HTML from outside safe. It is rewritten before the browser parses any of it; DOMPurify parses the rest under its
 * own Trusted Types policy and checks it once more. Styles come back as sheets to adopt: the policy forbids inline ones.
 */
export const sanitise = (source: string): SafeContent => {
  const { html, styles, complete } = documentMarkup(source);
  const nodes = purifier.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_ATTR: ['style'],
    ALLOW_UNKNOWN_PROTOCOLS: false,
  });
  for (const link of nodes.querySelectorAll('a[href]')) {
    const address = safeLink(link.getAttribute('href') ?? '', location.origin);
    if (address === undefined) {
      link.removeAttribute('href');
      continue;
    }
    link.setAttribute('href', address);
    if (address.startsWith('#')) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return { nodes, styles: styles.map(safeStyles).filter((sheet) => sheet !== ''), complete };
};
