import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lockDataFolder } from '../../sandbox/database/data-lock.ts';
import { removeDataFolder } from '../../scripts/lib/data-folder.mjs';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('resetting the data', () => {
  it('removes the data of a sandbox that has stopped', () => {
    const folder = temporaryFolder({ 'database/PG_VERSION': '18\n', 'in-use': '2147483646 1\n' });
    expect(removeDataFolder(folder)).toMatchObject({ removed: true });
    expect(existsSync(folder)).toBe(false);
  });

  it('leaves the data of a running sandbox alone', () => {
    const folder = temporaryFolder({ 'database/PG_VERSION': '18\n' });
    const release = lockDataFolder(folder);
    expect(removeDataFolder(folder)).toEqual({
      removed: false,
      message: `The data folder ${folder} is in use by process ${process.pid}. Stop it first.`,
    });
    release();
    expect(removeDataFolder(folder)).toMatchObject({ removed: true });
  });

  it('refuses a folder that holds anything else', () => {
    const folder = temporaryFolder({ 'letters/to-keep.txt': 'dear' });
    expect(removeDataFolder(folder)).toMatchObject({ removed: false });
    expect(readFileSync(`${folder}/letters/to-keep.txt`, 'utf8')).toBe('dear');
  });

  it('succeeds where there is no folder', () => {
    expect(removeDataFolder('/nowhere/at-all')).toMatchObject({ removed: true });
  });
});
