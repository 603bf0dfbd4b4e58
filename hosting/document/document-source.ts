import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@member-portal/domain/locale';
import type { Configuration } from '@member-portal/infrastructure/config';

/** A page before any script runs. */
export type DrawnPage = {
  readonly html: string;
  /** As HTML. */
  readonly heading: string;
  readonly styles: readonly { readonly emotion: string; readonly text: string }[];
};

/** The build's description of the sign-in page, from its server code. */
export type FirstPages = {
  /** Messages of the sign-in page, compiled. */
  readonly messages: Readonly<Record<Locale, unknown>>;
  /** Draws the sign-in page. */
  readonly firstPage: (configuration: Configuration, locale: Locale) => Promise<DrawnPage>;
  /** The script of a document that holds a drawn page. */
  readonly early: string;
};

/** The inputs of documents. */
export type DocumentSource = {
  /** The built document with its placeholders. */
  readonly template: string;
  /** Absent in a build without it: the page then fetches its configuration and messages. */
  readonly first?: FirstPages | undefined;
};

/**
 * The build's server code; hidden, so that no server sends it to visitors. Its file extension makes it a
 * module: a deployed build has no package.json above it to declare that.
 */
const FIRST_PAGES = join('.first-page', 'first-page.mjs');
const EARLY = join('.first-page', 'early.js');

const isOfThisVersion = (module: unknown): module is Omit<FirstPages, 'early'> =>
  typeof module === 'object' && module !== null && 'messages' in module && 'firstPage' in module;

/** The sign-in page and early script of the build's server module. Throws where the module is invalid. */
export const firstPagesOf = (module: unknown, early: string): FirstPages => {
  if (!isOfThisVersion(module)) throw new Error('The build’s code for servers is not of this version');
  return { messages: module.messages, firstPage: module.firstPage, early };
};

const builtFirstPages = async (distDir: string, stamp: string): Promise<FirstPages | undefined> => {
  const file = join(distDir, FIRST_PAGES);
  const found = await stat(file).catch(() => undefined);
  if (!found) return undefined;
  const early = await readFile(join(distDir, EARLY), 'utf8');
  return firstPagesOf(await import(`${pathToFileURL(file).href}?${stamp}`), early);
};

const stampOf = async (file: string): Promise<string> => {
  const { ino, mtimeMs } = await stat(file);
  return `${ino}-${mtimeMs}`;
};

/** Changes when a file of the build is replaced that documents are made from. Rejects where there is no build. */
export const documentStamp = async (distDir: string): Promise<string> => {
  const parts = [FIRST_PAGES, EARLY].map((name) => stampOf(join(distDir, name)).catch(() => 'none'));
  return (await Promise.all([stampOf(join(distDir, 'index.html')), ...parts])).join('-');
};

/** Reads the inputs of documents from a built portal. Rejects where there is no build. */
export const readDocumentSource = async (distDir: string): Promise<DocumentSource> => ({
  template: await readFile(join(distDir, 'index.html'), 'utf8'),
  first: await builtFirstPages(distDir, await documentStamp(distDir)),
});
