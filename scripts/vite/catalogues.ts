import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/** Key to ICU text, as the catalogue files hold it. */
export type Catalogue = Readonly<Record<string, string>>;

/** The reference locale for the keys and placeholders of every other catalogue. */
const referenceLocale = 'en-us';

/** `en-ca` differs from `en-us` in a few words only: its file has just these and inherits the rest. */
const parents: Readonly<Record<string, string>> = { 'en-ca': 'en-us' };

/** The locales that have a file of their own in each area. */
export const catalogueLocales = ['en-us', 'en-ca', 'fr-ca'] as const;

/**
 * The areas of messages: `shell` is needed by the first page, `codes` once a code was requested and, with the others, by signed-in
 * screens. A file of `shell` or `codes` is loaded alone, so it has all of its locale's messages; the others load together.
 */
export const catalogueAreas = [
  'shell',
  'codes',
  'account',
  'autopay',
  'loans',
  'methods',
  'payment',
  'payoff',
  'signed-in',
] as const;

/** Whether the file of an area is loaded alone: it contains what its locale inherits. */
export const isLoadedAlone = (area: string): boolean => area === 'shell' || area === 'codes';

/** The files of a locale's catalogue of an area, the most general first. */
export const catalogueFiles = (folder: string, area: string, locale: string): readonly string[] => {
  const parent = parents[locale];
  const own = join(folder, `${area}.${locale}.json`);
  return parent === undefined ? [own] : [join(folder, `${area}.${parent}.json`), own];
};

/** The content of one file. Throws where it is missing or not JSON. */
export const ownCatalogue = (file: string): Catalogue => JSON.parse(readFileSync(file, 'utf8'));

/** A locale's whole catalogue of an area, inherited messages included. Throws where a file is missing or not JSON. */
export const readCatalogue = (folder: string, area: string, locale: string): Catalogue =>
  Object.assign({}, ...catalogueFiles(folder, area, locale).map(ownCatalogue));

/**
 * Compiled messages by key: a string where a message has no placeholders, otherwise its parsed elements. Throws an error that
 * names the key of a message that is not ICU.
 */
export const compileCatalogue = (catalogue: Catalogue): Record<string, string | MessageFormatElement[]> =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => {
      try {
        const elements = parse(text, { captureLocation: false });
        const [first] = elements;
        return [key, elements.length === 1 && first && isLiteralElement(first) ? first.value : elements];
      } catch (cause) {
        throw new Error(`message ${key} is not an ICU message: ${text}`, { cause });
      }
    }),
  );

/** The placeholders of a message, with the options of each choice, sorted and without duplicates. */
const placeholders = (elements: readonly MessageFormatElement[]): readonly string[] => {
  const named = (element: MessageFormatElement): readonly string[] => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isTagElement(element)) return [`<${element.value}>`, ...element.children.flatMap(named)];
    if (!isSelectElement(element) && !isPluralElement(element)) return [element.value];
    const options = Object.keys(element.options).sort().join('|');
    return [
      isSelectElement(element) ? `${element.value} (${options})` : element.value,
      ...Object.values(element.options).flatMap(({ value }) => value.flatMap(named)),
    ];
  };
  return [...new Set(elements.flatMap(named))].sort();
};

/** The names that a message takes values under: those of its placeholders, choices and tags. */
export const argumentsOf = (text: string): readonly string[] =>
  placeholders(parse(text)).map((name) => name.replace(/ \(.*$/, '').replace(/^<|>$/g, ''));

/** Inconsistencies between the catalogues, one line each: missing or extra keys, different placeholders, empty texts. */
export const catalogueProblems = (catalogues: Readonly<Record<string, Catalogue>>): readonly string[] => {
  const reference = catalogues[referenceLocale] ?? {};
  const problems: string[] = [];
  for (const [locale, catalogue] of Object.entries(catalogues)) {
    for (const key of Object.keys(reference)) {
      if (!(key in catalogue)) problems.push(`${locale}: ${key} is missing`);
    }
    for (const [key, text] of Object.entries(catalogue)) {
      const referenceText = reference[key];
      if (text.trim() === '') problems.push(`${locale}: ${key} is empty`);
      if (referenceText === undefined) {
        problems.push(`${locale}: ${key} is not in ${referenceLocale}`);
        continue;
      }
      const expected = placeholders(parse(referenceText)).join(', ');
      const given = placeholders(parse(text)).join(', ');
      if (expected !== given) problems.push(`${locale}: ${key} takes [${given}] instead of [${expected}]`);
    }
  }
  return problems;
};
