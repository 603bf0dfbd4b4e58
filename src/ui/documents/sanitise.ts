// The one instance of this page: each would make the same Trusted Types policy, and the second is refused.
import purifier from 'dompurify';

/** A document made safe: its nodes, and the text of its style sheets apart from them. */
export interface SafeContent {
  readonly nodes: DocumentFragment;
  readonly styles: readonly string[];
}

/**
 * What could fetch something from elsewhere, or reach out of the document's own box, is cut out of a style sheet. Escapes go
 * first: without them no name can hide, and taking one away must not make one.
 */
const safeStyles = (css: string): string =>
  css
    .replace(/\\(?:[0-9a-f]{1,6}\s?|.)/gis, '')
    .replace(/@import[^;]*;?/gi, '')
    .replace(/(?:url|image-set|src|image)\s*\([^)]*\)/gi, 'none')
    .replace(/position\s*:\s*(?:fixed|sticky)/gi, 'position: static');

/**
 * Makes HTML from outside safe. DOMPurify parses it under its own Trusted Types policy; nothing that runs, submits, embeds or
 * fetches is left. Styles are taken out, because the content policy forbids inline ones, and come back as adopted sheets.
 */
export const sanitise = (html: string): SafeContent => {
  const nodes = purifier.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'img',
      'picture',
      'video',
      'audio',
      'source',
    ],
    FORBID_ATTR: ['style', 'srcset', 'background', 'ping'],
    ALLOW_UNKNOWN_PROTOCOLS: false,
    FORCE_BODY: true,
  });
  const styles: string[] = [];
  for (const element of nodes.querySelectorAll('style')) {
    styles.push(safeStyles(element.textContent ?? ''));
    element.remove();
  }
  for (const link of nodes.querySelectorAll('a[href]')) {
    if (link.getAttribute('href')?.startsWith('#')) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return { nodes, styles };
};
