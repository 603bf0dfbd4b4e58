import { writeFileSync } from 'node:fs';
import { configurationJsonSchema } from '../check/configuration-json-schema.ts';
import { themeJsonSchema } from '../theme/theme-json-schema.ts';
import { type Command, readArguments, UsageError } from './command-line.ts';

const COMMAND: Command<'out'> = {
  usage: 'member-portal-host schema [config|theme] [--out=<file>]',
  purpose: 'Writes the JSON Schema of config.json or theme.json, by which editors complete and check it.',
  options: { out: { value: 'file', meaning: 'where to write; printed where none is given' } },
};

const write = (file: string, text: string): void => {
  try {
    writeFileSync(file, text);
  } catch {
    throw new UsageError(`--out: ${file} cannot be written.`);
  }
};

/** `schema`: returns the exit code. Throws UsageError. */
export const schema = (args: readonly string[], say: (line: string) => void): number => {
  const asked = readArguments(COMMAND, args, say);
  if (asked === undefined) return 0;
  const [file = 'config'] = asked.words;
  const make = new Map([
    ['config', configurationJsonSchema],
    ['theme', themeJsonSchema],
  ]).get(file);
  if (make === undefined) throw new UsageError(`There is a schema of config and of theme, none of ${file}.`);
  const text = JSON.stringify(make(), undefined, 2);
  const out = asked.text('out');
  if (out === undefined) say(text);
  else write(out, `${text}\n`);
  return 0;
};
