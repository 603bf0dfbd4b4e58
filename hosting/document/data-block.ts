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

/** A style element, with a name if Emotion is to take it over. Throws where the text would close the element. */
export const styleBlock = (text: string, emotion?: string): InlineElement => {
  if (/<\/style/i.test(text)) throw new Error('A style sheet must not hold </style');
  const name = emotion === undefined ? '' : ` data-emotion="${escapeHtml(emotion)}"`;
  return { html: `<style${name}>${text}</style>`, hash: inlineHash(text) };
};
