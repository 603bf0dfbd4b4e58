import { readFileSync } from 'node:fs';
import { UsageError } from './command-line.ts';

/**
 * Reads options of a command from a file, one a line; empty lines and those that begin with `#` are comments. `option` is the one
 * that names the file. Throws UsageError, also for any other line and for an option that stands twice: one that is left out silently
 * would change what is served.
 */
export const readOptionsFile = (option: string, file: string): readonly string[] => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`--${option}: ${file} cannot be read.`);
  }
  const given = new Set<string>();
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .flatMap((line, index) => {
      if (line === '' || line.startsWith('#')) return [];
      if (!line.startsWith('--'))
        throw new UsageError(`--${option}: line ${index + 1} of ${file} does not begin with -- or #.`);
      const [name = ''] = line.split(/[=\s]/);
      if (given.has(name))
        throw new UsageError(`--${option}: line ${index + 1} of ${file} has ${name} a second time.`);
      given.add(name);
      return [line];
    });
};
