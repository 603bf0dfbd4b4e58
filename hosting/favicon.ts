import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FolderProblem } from './folder-problem.ts';
import { readTextFile } from './text-file.ts';
import { svgProblem } from './theme/svg-problem.ts';
import { MOST_SVG_BYTES } from './theme/theme-file.ts';

/** File with a tenant's icon. */
const FAVICON_FILE = 'favicon.svg';

/** Size of a file in bytes; 0 where it cannot be read. */
const sizeOf = (path: string): number => {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
};

/**
 * Reads a tenant's icon, to the same rules as a logo. Its problems do not keep the tenant from being served: one that must not be
 * served is empty.
 */
export const readFavicon = (
  folder: string,
): { readonly favicon: string; readonly problems: readonly FolderProblem[] } => {
  const problem = (rule: string): FolderProblem => ({
    file: FAVICON_FILE,
    line: 1,
    key: FAVICON_FILE,
    rule,
  });
  const path = join(folder, FAVICON_FILE);
  const size = sizeOf(path);
  if (size > MOST_SVG_BYTES)
    return { favicon: '', problems: [problem(`is larger than ${MOST_SVG_BYTES / 1024} KiB`)] };
  const read = size === 0 ? undefined : readTextFile(path);
  if (read === undefined) return { favicon: '', problems: [problem('is missing or empty')] };
  const rule = svgProblem(read.text);
  return {
    favicon: rule === undefined ? read.text : '',
    problems: [rule, read.problem].flatMap((one) => (one === undefined ? [] : [problem(one)])),
  };
};
