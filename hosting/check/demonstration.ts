import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locatedJson } from './located-json.ts';

/**
 * Ids of a directory's demonstration tenants, as its `demonstration.json` lists them: fictional lenders that production
 * leaves out. None where there is no such file. Throws where it is no list.
 */
export const demonstrationTenants = (directory: string): readonly string[] => {
  const file = join(directory, 'demonstration.json');
  if (!existsSync(file)) return [];
  const listed: unknown = locatedJson(readFileSync(file, 'utf8')).value;
  if (!Array.isArray(listed)) throw new Error(`${file} must be a list of tenants.`);
  return listed.filter((id) => typeof id === 'string');
};
