import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { replaceFiles } from '../replace-files.ts';

/**
 * Writes the generated files below a folder, with compressed copies of what browsers load; nginx may be
 * serving them. Removes sites of tenants that are neither written nor kept, and returns their ids.
 */
export const writeNginxFiles = (
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
  kept: readonly string[] = [],
): readonly string[] => {
  const written: Record<string, string | Buffer> = {};
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    written[file] = content;
    if (!/^sites\/[^/]+\//.test(name) || typeof content !== 'string') continue;
    written[`${file}.br`] = brotliCompressSync(content);
    written[`${file}.gz`] = gzipSync(content, { level: 9 });
  }
  replaceFiles(written);
  const sites = join(folder, 'sites');
  const idOf = (name: string): string => name.replace(/\.(?:conf|headers)$/, '');
  const gone = readdirSync(sites).filter(
    (name) => !(`sites/${idOf(name)}.conf` in files || kept.includes(idOf(name))),
  );
  for (const name of gone) rmSync(join(sites, name), { recursive: true });
  return gone.filter((name) => name.endsWith('.conf')).map(idOf);
};
