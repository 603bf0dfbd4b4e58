import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@member-portal/domain/locale';

/** What the build knows of the sign-in page, as its own code for servers says it. */
export type FirstPages = {
  /** Messages of the sign-in page, compiled. */
  readonly messages: Readonly<Record<Locale, unknown>>;
};

/** What documents are made of. */
export type DocumentSource = {
  /** The built document with its placeholders. */
  readonly template: string;
  /** None for a build without it: the page then asks for its configuration and messages itself. */
  readonly first?: FirstPages | undefined;
};

/** The build's code for servers; hidden, so that no server gives it to visitors. */
const FIRST_PAGES = join('.first-page', 'first-page.js');

const isFirstPages = (module: unknown): module is FirstPages =>
  typeof module === 'object' && module !== null && 'messages' in module;

/** What a module of the portal's says of first pages. Throws where it is none. */
export const firstPagesOf = (module: unknown): FirstPages => {
  if (!isFirstPages(module)) throw new Error('The build’s code for servers is not of this version');
  return module;
};

const builtFirstPages = async (distDir: string, stamp: string): Promise<FirstPages | undefined> => {
  const file = join(distDir, FIRST_PAGES);
  const found = await stat(file).catch(() => undefined);
  return found && firstPagesOf(await import(`${pathToFileURL(file).href}?${stamp}`));
};

/** Changes when another build takes the place of the one in the folder. */
export const documentStamp = async (distDir: string): Promise<string> => {
  const { ino, mtimeMs } = await stat(join(distDir, 'index.html'));
  return `${ino}-${mtimeMs}`;
};

/** Reads from a built portal what its documents are made of. Rejects where there is no build. */
export const readDocumentSource = async (distDir: string): Promise<DocumentSource> => ({
  template: await readFile(join(distDir, 'index.html'), 'utf8'),
  first: await builtFirstPages(distDir, await documentStamp(distDir)),
});
