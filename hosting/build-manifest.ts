import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const schema = z.object({
  id: z.string().check(z.regex(/^[\w-]+$/)),
  version: z.string(),
  files: z.array(
    z.object({
      path: z.string().check(z.regex(/^[\w@-][\w@.-]*(?:\/[\w@-][\w@.-]*)*$/)),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
});

/** Describes a build: its id, as used by page, log and monitoring, and every file that visitors load. */
export type BuildManifest = Readonly<z.output<typeof schema>>;

/** Reads the manifest in the folder of a built portal; undefined where it is missing or damaged. */
export const readBuildManifest = (distDir: string): BuildManifest | undefined => {
  try {
    const parsed = schema.safeParse(JSON.parse(readFileSync(join(distDir, '.build.json'), 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

/** The files of a build that are missing or have another size, by path. Contents are checked when a build is deployed. */
export const missingFiles = (distDir: string, { files }: BuildManifest): readonly string[] =>
  files
    .filter(({ path, bytes }) => statSync(join(distDir, path), { throwIfNoEntry: false })?.size !== bytes)
    .map(({ path }) => path);
