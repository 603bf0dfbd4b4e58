import type { CodeSource } from './credentials.ts';
import { fetchText } from './http/read-bounded.ts';
import { Prevented } from './verdict.ts';

const CODE_DIGITS = 6;
/** How often an inbox is polled, and the pause between polls. */
const LOOKS = 10;
const LOOK_EVERY_MS = 500;
const LOOK_DEADLINE_MS = 5000;

/** The newest code that arrived at an address. Throws `Prevented` where none does. */
export const newestCode = async (source: CodeSource, address: string): Promise<string> => {
  if ('fixed' in source) return source.fixed;
  const { digits = CODE_DIGITS } = source;
  // Ignore digits between letters, which may be part of a message id.
  const pattern = new RegExp(`\\b\\d{${digits}}\\b`);
  for (let look = 0; look < LOOKS; look += 1) {
    const url = source.url.replace('{address}', encodeURIComponent(address));
    const { ok, text } = await fetchText(url, LOOK_DEADLINE_MS);
    const code = ok ? pattern.exec(text)?.[0] : undefined;
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Prevented(
    'Nobody can sign in: no code arrives.',
    'no code arrived where credentials.codes.url looks',
  );
};
