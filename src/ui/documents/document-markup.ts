import { type Handler, Parser } from 'htmlparser2';

/** A document's markup, safe for the browser, and the text of its style sheets, which is not safe yet. */
export interface DocumentMarkup {
  readonly html: string;
  readonly styles: readonly string[];
  /** False where text was lost in an element that never ends, such as an unclosed `select`. */
  readonly complete: boolean;
}

/** Allowed elements. Other tags are removed and their content is kept. */
const TAGS = new Set(
  (
    'a abbr address article aside b blockquote br caption center cite code col colgroup dd del dfn div dl dt em ' +
    'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark nav ol p pre q s samp section ' +
    'small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
);

/** Elements that are removed with their content. */
const WHOLE = new Set(
  (
    'audio canvas iframe math noembed noframes noscript object plaintext script select style svg template textarea ' +
    'title video xmp'
  ).split(' '),
);

const VOID = new Set(['br', 'col', 'hr', 'wbr']);

/** Allowed attributes. None of them runs, fetches, styles or hides anything, or changes text for screen readers. */
const ATTRIBUTES = new Set(
  'abbr align class colspan datetime dir headers id lang reversed rowspan scope span start title type valign value'.split(
    ' ',
  ),
);

/** Characters that could end a text or an attribute. Entities are kept: the browser only decodes them as text. */
const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Rewrites a document's HTML from an allowlist of tags and attributes. It runs before any parser of the browser,
 * because browsers evaluate style and event attributes, and report them to the content policy, even in a document
 * never shown. Link targets are not checked here, because their entities are not decoded yet.
 */
export const documentMarkup = (source: string): DocumentMarkup => {
  const styles: string[] = [];
  let html = '';
  let complete = true;
  let skipped: { readonly tag: string; depth: number; text: string } | undefined;

  const attributeText = (tag: string, [name, value]: readonly [string, string]): string =>
    ATTRIBUTES.has(name) || (tag === 'a' && name === 'href') ? ` ${name}="${escaped(value)}"` : '';

  const handler: Partial<Handler> = {
    onopentag: (tag, attributes) => {
      if (skipped) {
        if (skipped.tag === tag) skipped.depth += 1;
      } else if (WHOLE.has(tag)) {
        skipped = { tag, depth: 1, text: '' };
        if (tag === 'style') styles.push('');
      } else if (TAGS.has(tag)) {
        const all = Object.entries(attributes).map((attribute) => attributeText(tag, attribute));
        html += `<${tag}${all.join('')}>`;
      }
    },
    ontext: (text) => {
      if (!skipped) {
        html += escaped(text);
        return;
      }
      skipped.text += text;
      if (skipped.tag === 'style') styles.push((styles.pop() ?? '') + text);
    },
    onclosetag: (tag, implied) => {
      if (skipped) {
        if (skipped.tag === tag) {
          skipped.depth -= 1;
          if (implied && skipped.text.trim() !== '') complete = false;
        }
        if (skipped.depth === 0) skipped = undefined;
      } else if (TAGS.has(tag) && !VOID.has(tag)) html += `</${tag}>`;
    },
  };
  new Parser(handler, { decodeEntities: false }).end(source);
  return { html, styles, complete };
};
