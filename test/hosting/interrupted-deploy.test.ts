import fs, { existsSync, readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { currentRelease, previousRelease, switchTo } from '@member-portal/host';
import { describe, expect, it } from 'vitest';
import { takeTokenAlong } from '../../hosting/release/collector-token.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const { linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } = fs;
const unchanged = { linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync };

/** Runs something that ends before its change of the file system with this number; false where it has fewer. */
const interrupted = (endsAt: number, run: () => void): boolean => {
  let changes = 0;
  for (const [name, change] of Object.entries(unchanged))
    Object.assign(fs, {
      [name]: (...args: readonly unknown[]): unknown => {
        changes += 1;
        if (changes < endsAt) return Reflect.apply(change, fs, args);
        // A folder is removed file by file.
        if (changes === endsAt && change === rmSync)
          rmSync(join(String(args[0]), 'manifest.json'), { force: true });
        throw new Error('interrupted');
      },
    });
  syncBuiltinESMExports();
  try {
    run();
    return false;
  } catch (error) {
    expect(error).toMatchObject({ message: expect.stringMatching(/interrupted|only the owner/) });
    return true;
  } finally {
    Object.assign(fs, unchanged);
    syncBuiltinESMExports();
  }
};

const HOUR = 3_600_000;
const KEPT = 24 * HOUR;
const NOW = Date.now();

const unpack = (place: string, build: string): void => {
  const folder = join(place, 'releases', build);
  const file = { path: `assets/${build}.js`, bytes: 1, sha256: '' };
  mkdirSync(join(folder, 'portal', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'manifest.json'), '{}');
  writeFileSync(join(folder, 'portal', 'assets', `${build}.js`), '1');
  const manifest = { id: build, version: '0.1.0', files: [file] };
  writeFileSync(join(folder, 'portal', '.build.json'), JSON.stringify(manifest));
};
const deploy = (place: string, build: string, now: number): void => {
  unpack(place, build);
  switchTo(place, build, now, KEPT);
};
const assetsOf = (place: string) => readdirSync(join(place, 'current', 'portal', 'assets')).toSorted();
const releasesOf = (place: string) => readdirSync(join(place, 'releases')).toSorted();

/** A copy of a deployment in which one thing was interrupted, for each change that it makes. */
const afterEachChange = (
  prepare: (place: string) => void,
  run: (place: string) => void,
  look: (place: string, change: number) => void,
): void => {
  for (let change = 1; ; change += 1) {
    const place = temporaryFolder();
    prepare(place);
    if (!interrupted(change, () => run(place))) {
      expect(change).toBeGreaterThan(2);
      return;
    }
    look(place, change);
  }
};

describe('a deployment after an interruption', () => {
  const three = (place: string): void => {
    deploy(place, 'zero', NOW - 200 * HOUR);
    deploy(place, 'one', NOW - 150 * HOUR);
    deploy(place, 'two', NOW - 100 * HOUR);
    unpack(place, 'three');
  };

  it('knows what was served, wherever a deploy ended', () => {
    const lives = new Set<string | undefined>();
    afterEachChange(
      three,
      (place) => switchTo(place, 'three', NOW, KEPT),
      (place, change) => {
        const live = currentRelease(place);
        lives.add(live);
        const before = live === 'three' ? 'two' : 'one';
        expect(previousRelease(place), `change ${change}`).toBe(before);
        expect(existsSync(join(place, 'releases', before, 'manifest.json'))).toBe(true);
        deploy(place, 'four', NOW + HOUR);
        const kept = live === 'three' ? ['four.js', 'three.js', 'two.js'] : ['four.js', 'two.js'];
        expect(assetsOf(place), `change ${change}`).toEqual(kept);
        expect(previousRelease(place), `change ${change}`).toBe(live);
        deploy(place, 'five', NOW + 100 * HOUR);
        expect(releasesOf(place), `change ${change}`).toEqual(['five', 'four']);
      },
    );
    expect(lives).toEqual(new Set(['two', 'three']));
  });

  it('knows what was served, wherever a rollback ended', () => {
    const lives = new Set<string | undefined>();
    afterEachChange(
      (place) => {
        deploy(place, 'one', NOW - 200 * HOUR);
        deploy(place, 'two', NOW - 100 * HOUR);
      },
      (place) => switchTo(place, 'one', NOW, KEPT),
      (place, change) => {
        const live = currentRelease(place);
        lives.add(live);
        expect(previousRelease(place), `change ${change}`).toBe(live === 'one' ? 'two' : 'one');
        deploy(place, 'three', NOW + HOUR);
        const kept = live === 'one' ? ['one.js', 'three.js', 'two.js'] : ['three.js', 'two.js'];
        expect(assetsOf(place), `change ${change}`).toEqual(kept);
        expect(previousRelease(place), `change ${change}`).toBe(live);
      },
    );
    expect(lives).toEqual(new Set(['one', 'two']));
  });

  it('takes the token of the log collector along, wherever that ended before', () => {
    const token = (place: string, build: string) =>
      join(place, 'releases', build, 'nginx', 'log-collector-token.conf');
    afterEachChange(
      (place) => {
        deploy(place, 'one', NOW - 100 * HOUR);
        deploy(place, 'two', NOW - HOUR);
        for (const build of ['one', 'two']) {
          mkdirSync(join(place, 'releases', build, 'nginx'));
          writeFileSync(token(place, build), build);
        }
      },
      (place) => takeTokenAlong(place, 'one'),
      (place) => {
        takeTokenAlong(place, 'one');
        expect(readFileSync(token(place, 'one'), 'utf8')).toBe('two');
      },
    );
  });
});
