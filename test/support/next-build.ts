import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const HASHED = /-([\w-]{8})\.(js|woff2)$/;

/**
 * A further build of the portal, as a changed source would have made it: every file has another hash in its name, and all
 * that name each other follow.
 */
export const nextBuild = (distDir: string): string => {
  const folder = temporaryFolder();
  cpSync(distDir, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const renamed = new Map(
    files.flatMap((file): readonly (readonly [string, string])[] => {
      const name = basename(file);
      if (!HASHED.test(name)) return [];
      const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
      return [[name, name.replace(HASHED, `-${hash}.$2`)]];
    }),
  );
  const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const ids = new Map([...renamed].map(([from, to]) => [from.replace(/\.js$/, ''), to.replace(/\.js$/, '')]));
  for (const file of files) {
    // The twins hold the former names; without them the plain files are served.
    if (/\.(?:map|br|gz)$/.test(file)) {
      rmSync(file);
      continue;
    }
    if (/\.(?:js|html)$/.test(file)) {
      const text = readFileSync(file, 'utf8').replace(names, (name) => renamed.get(name) ?? name);
      writeFileSync(
        file,
        text.replace(
          /(<meta name="build" content=")([\w-]+)/,
          (_, tag: string, id: string) => tag + (ids.get(id) ?? id),
        ),
      );
    }
    renameSync(file, join(dirname(file), renamed.get(basename(file)) ?? basename(file)));
  }
  return folder;
};
