import type { CodeSource } from './credentials.ts';
import { fetchText } from './http/read-bounded.ts';
import { Prevented } from './verdict.ts';

const CODE_DIGITS = 6;
/** How often an inbox is polled, and the pause between polls. */
const LOOKS = 10;
const LOOK_EVERY_MS = 500;
const LOOK_DEADLINE_MS = 5000;

type Address = Exclude<CodeSource, { readonly fixed: string }>;

/** The code that an inbox shows now. */
const look = async ({ url, digits = CODE_DIGITS }: Address, address: string): Promise<string | undefined> => {
  const { ok, text } = await fetchText(
    url.replace('{address}', encodeURIComponent(address)),
    LOOK_DEADLINE_MS,
  );
  // Ignore digits between letters, which may be part of a message id.
  return ok ? new RegExp(`\\b\\d{${digits}}\\b`).exec(text)?.[0] : undefined;
};

/**
 * The newest code that arrived at an address: one that differs from `held`, the code that was there before the
 * message was sent. After the last look it may be the same, since a platform may send a code again. Throws
 * `Prevented` where there is none.
 */
export const newestCode = async (source: CodeSource, address: string, held?: string): Promise<string> => {
  if ('fixed' in source) return source.fixed;
  let code: string | undefined;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    code = (await look(source, address)) ?? code;
    if (code !== undefined && code !== held) return code;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  if (code !== undefined) return code;
  throw new Prevented(
    'Nobody can sign in: no code arrives.',
    'no code arrived where credentials.codes.url looks',
  );
};

/** The inbox of the accounts, which tells the code of the newest message from those that were there before. */
export interface Inbox {
  /** To be called before a code is sent to an address. */
  readonly expect: (address: string) => Promise<void>;
  /** To be called once the platform says that it has sent one. */
  readonly sent: (address: string) => void;
  readonly newest: (address: string) => Promise<string>;
}

export const createInbox = (source: CodeSource): Inbox => {
  /** The code that each address showed last. */
  const held = new Map<string, string>();
  /** Addresses with a message that nobody has waited for. */
  const unread = new Set<string>();

  const newest = async (address: string): Promise<string> => {
    unread.delete(address);
    const code = await newestCode(source, address, held.get(address));
    held.set(address, code);
    return code;
  };
  return {
    expect: async (address) => {
      if ('fixed' in source) return;
      // A message that is still on its way would be taken for the one that is sent next.
      if (unread.has(address)) await newest(address).catch(() => undefined);
      const code = await look(source, address);
      if (code !== undefined) held.set(address, code);
    },
    sent: (address) => void unread.add(address),
    newest,
  };
};
