import type { CodeSource } from './credentials.ts';
import { Skipped } from './verdict.ts';

const CODE_DIGITS = 6;
/** How often, and how long between, an inbox is looked into. */
const LOOKS = 10;
const LOOK_EVERY_MS = 500;

/** The newest code that arrived at an address. Throws `Skipped` where none does. */
export const newestCode = async (source: CodeSource, address: string): Promise<string> => {
  if ('fixed' in source) return source.fixed;
  const { digits = CODE_DIGITS } = source;
  const pattern = new RegExp(`(?<!\\d)\\d{${digits}}(?!\\d)`);
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await fetch(source.url.replace('{address}', encodeURIComponent(address)), {
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined);
    const code = answer?.ok ? pattern.exec(await answer.text())?.[0] : undefined;
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Skipped('no code arrived where credentials.codes.url looks');
};
