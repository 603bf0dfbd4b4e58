import { readFileSync } from 'node:fs';

/** The text of a file, and what is wrong with its encoding, in spite of which the text can be used. */
export type TextFile = { readonly text: string; readonly problem: string | undefined };

const BYTE_ORDER_MARK = '\uFEFF';

/** Decodes the content of a file as UTF-8. */
export const textOf = (content: Uint8Array): TextFile => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
    return text.startsWith(BYTE_ORDER_MARK)
      ? { text: text.slice(1), problem: 'begins with a byte order mark: save it as UTF-8 without one' }
      : { text, problem: undefined };
  } catch {
    return { text: new TextDecoder().decode(content), problem: 'is not UTF-8: save it in that encoding' };
  }
};

/** Reads a text file; undefined where it cannot be read. */
export const readTextFile = (file: string): TextFile | undefined => {
  try {
    return textOf(readFileSync(file));
  } catch {
    return undefined;
  }
};
