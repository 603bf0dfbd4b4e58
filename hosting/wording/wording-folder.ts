import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@member-portal/domain/locale';
import { SCHEMA_KEY } from '../check/json-schema.ts';
import { locatedJson } from '../check/located-json.ts';
import { nearestName } from '../check/nearest-name.ts';
import type { FolderProblem } from '../folder-problem.ts';
import { textOf } from '../text-file.ts';
import { type MessagePart, messageParts } from './message-parts.ts';
import { OWN_WORDS } from './own-words.ts';

/** A tenant's own wordings by locale and message. */
export type Wording = Readonly<Partial<Record<Locale, Readonly<Record<string, readonly MessagePart[]>>>>>;

const FOLDER = 'messages';
const MOST_BYTES = 65_536;
const known = Object.keys(OWN_WORDS);

type ReadFile = {
  readonly messages: Readonly<Record<string, readonly MessagePart[]>>;
  readonly problems: readonly FolderProblem[];
};

const readWording = (path: string, file: string): ReadFile => {
  const messages: Record<string, readonly MessagePart[]> = {};
  const problems: FolderProblem[] = [];
  const whole = (rule: string, line = 1): ReadFile => ({
    messages,
    problems: [{ file, line, key: file, rule }],
  });
  if (statSync(path).size > MOST_BYTES) return whole(`is larger than ${MOST_BYTES / 1024} KiB`);
  const { text: content, problem: encoding } = textOf(readFileSync(path));
  if (encoding !== undefined) problems.push({ file, line: 1, key: file, rule: encoding });
  const { value, mistakes, repeated, lineOf } = locatedJson(content);
  const [mistake] = mistakes;
  if (mistake) return whole(`is not JSON: ${mistake.what}`, mistake.line);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return whole('must hold one object');
  const tell = (key: string, problem: Omit<FolderProblem, 'file' | 'line' | 'key'>): void => {
    problems.push({ file, line: lineOf([key]), key, ...problem });
  };
  for (const [key] of repeated) tell(String(key), { rule: 'stands twice in its object' });
  for (const [key, text] of Object.entries(value)) {
    if (key === SCHEMA_KEY) continue;
    const word = Object.hasOwn(OWN_WORDS, key) ? OWN_WORDS[key] : undefined;
    if (word === undefined) {
      const suggestion = nearestName(key, known);
      tell(key, {
        rule: 'is no message that a tenant may word',
        ...(suggestion === undefined ? { allowed: known } : { suggestion }),
      });
    } else if (typeof text !== 'string') tell(key, { rule: 'must be a text' });
    else {
      const parts = messageParts(text, word);
      if ('rule' in parts) tell(key, parts);
      else messages[key] = parts;
    }
  }
  return { messages, problems };
};

/**
 * Reads `messages/{locale}.json` of a tenant's folder. Never throws: invalid wordings are in `problems`, and so are those in a
 * language that no visitor is shown. `offered` is the value of `locales` in the configuration.
 */
export const readWordingFolder = (
  folder: string,
  offered: unknown,
): { readonly wording: Wording; readonly problems: readonly FolderProblem[] } => {
  const wording: Partial<Record<Locale, ReadFile['messages']>> = {};
  const problems: FolderProblem[] = [];
  const directory = join(folder, FOLDER);
  if (!existsSync(directory)) return { wording, problems };
  try {
    for (const name of readdirSync(directory).sort()) {
      const file = `${FOLDER}/${name}`;
      const locale = LOCALES.find((one) => `${one}.json` === name);
      if (locale === undefined) {
        const allowed = LOCALES.map((one) => `${one}.json`);
        problems.push({ file, line: 1, key: file, rule: 'is named after no locale', allowed });
        continue;
      }
      if (Array.isArray(offered) && !offered.includes(locale))
        problems.push({
          file,
          line: 1,
          key: file,
          rule: 'is in a locale that locales of config.json does not list',
        });
      const read = readWording(join(directory, name), file);
      wording[locale] = read.messages;
      problems.push(...read.problems);
    }
  } catch {
    problems.push({ file: FOLDER, line: 1, key: FOLDER, rule: 'cannot be read' });
  }
  return { wording, problems };
};
