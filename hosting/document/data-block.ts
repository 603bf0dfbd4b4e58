import { inlineHash } from './inline-hash.ts';

/** A value that scripts of the page read from the document, and the hash that the content policy knows it by. */
export type DataBlock = { readonly html: string; readonly hash: string };

/** A value as JSON in a script element of the given id. No `<` is left in it, so that nothing in it can end the element. */
export const dataBlock = (id: string, value: unknown): DataBlock => {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return {
    html: `<script type="application/json" id="${id}">${json}</script>`,
    hash: inlineHash(json),
  };
};
