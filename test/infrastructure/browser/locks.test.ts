import { describe, expect, it } from 'vitest';
import { createMemoryLocks, createWebLocks } from '../../../src/infrastructure/browser/locks.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 2));

/** A browser that denies its locks, as it does to an opaque origin. */
const denied = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };

describe.each([
  ['in memory', createMemoryLocks],
  ['of a browser without locks', () => createWebLocks(undefined)],
  ['of a browser that denies them', () => createWebLocks(denied as unknown as LockManager)],
])('locks %s', (_, create) => {
  it('let one at a time in, in order, and go on after a failure', async () => {
    const locks = create();
    const seen: string[] = [];
    const enter = (name: string, fails = false) =>
      locks.exclusively('lock', async () => {
        seen.push(`+${name}`);
        await pause();
        seen.push(`-${name}`);
        if (fails) throw new Error(name);
        return name;
      });
    const outcomes = await Promise.allSettled([enter('a'), enter('b', true), enter('c')]);
    expect(seen).toEqual(['+a', '-a', '+b', '-b', '+c', '-c']);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
