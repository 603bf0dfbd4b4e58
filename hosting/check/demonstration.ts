import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Ids of a directory's demonstration tenants, as its `demonstration.json` lists them: fictional lenders that production
 * leaves out. None where there is no such file.
 */
export const demonstrationTenants = (directory: string): readonly string[] => {
  const file = join(directory, 'demonstration.json');
  if (!existsSync(file)) return [];
  const listed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(listed) ? listed.filter((id) => typeof id === 'string') : [];
};
