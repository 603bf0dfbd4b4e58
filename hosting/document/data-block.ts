import { escapeHtml } from '../escape-html.ts';
import { inlineHash } from './inline-hash.ts';

/** An element of the document with inline text, and its hash for the content policy. */
export type InlineElement = { readonly html: string; readonly hash: string };

/** A value as JSON in a script element of the given id. Every `<` is escaped, so that the value cannot close the element. */
export const dataBlock = (id: string, value: unknown): InlineElement => {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return {
    html: `<script type="application/json" id="${id}">${json}</script>`,
    hash: inlineHash(json),
  };
};

/** A style element, with attributes if scripts look it up. Throws where the text would close the element. */
export const styleBlock = (
  text: string,
  attributes: { readonly id?: string; readonly 'data-emotion'?: string } = {},
): InlineElement => {
  if (/<\/style/i.test(text)) throw new Error('A style sheet must not hold </style');
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return { html: `<style${named.join('')}>${text}</style>`, hash: inlineHash(text) };
};
