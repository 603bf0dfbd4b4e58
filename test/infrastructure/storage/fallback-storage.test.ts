import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFallbackStorage } from '../../../src/infrastructure/storage/fallback-storage.ts';
import type { KeyValues } from '../../../src/infrastructure/storage/key-values.ts';
import { deniedStorage, fullStorage, workingStorage } from '../../support/infrastructure/storages.ts';
import { holds } from '../../support/property-runs.ts';

/** Storage in which each call fails or works as the next flag says. */
const moodyStorage = (moods: readonly boolean[]): KeyValues => {
  const inner = workingStorage();
  let at = 0;
  const maybe = <Value>(action: () => Value): Value => {
    const works = moods[at % Math.max(1, moods.length)] ?? true;
    at += 1;
    if (!works) throw new DOMException('now and then', 'QuotaExceededError');
    return action();
  };
  return {
    // Reading works: storage that forgets what it took is no storage.
    getItem: inner.getItem,
    setItem: (key, value) => maybe(() => inner.setItem(key, value)),
    removeItem: inner.removeItem,
    clear: inner.clear,
  };
};

describe('storage with memory to fall back on', () => {
  // Proves.
  it.each([
    ['none', undefined],
    ['denied', deniedStorage],
    ['full', fullStorage()],
    ['working', workingStorage()],
  ])('keeps, replaces, removes and clears when storage is %s', (_, storage) => {
    const kept = createFallbackStorage(storage);
    expect(kept.getItem('a')).toBeNull();
    kept.setItem('a', '1');
    kept.setItem('a', '2');
    kept.setItem('b', '3');
    expect([kept.getItem('a'), kept.getItem('b')]).toEqual(['2', '3']);
    kept.removeItem('a');
    expect([kept.getItem('a'), kept.getItem('b')]).toEqual([null, '3']);
    kept.clear();
    expect(kept.getItem('b')).toBeNull();
  });

  it.each([
    ['none', undefined, false],
    ['denied', deniedStorage, false],
    ['full', fullStorage(), false],
    ['working', workingStorage(), true],
  ])('tells whether a value outlives the page when storage is %s', (_, storage, lasts) => {
    expect(createFallbackStorage(storage).setItem('a', '1')).toBe(lasts);
  });

  it('does not leave an earlier value behind in a storage that is full', () => {
    const storage = fullStorage({ locale: 'en-us' });
    createFallbackStorage(storage).setItem('locale', 'fr-ca');
    expect(storage.getItem('locale')).toBeNull();
  });

  it('tells of each change of what the browser keeps, once it is made', () => {
    const storage = workingStorage();
    const seen: string[] = [];
    const kept = createFallbackStorage(storage, () => seen.push([...storage.entries.keys()].join()));
    kept.setItem('a', '1');
    kept.setItem('b', '2');
    kept.getItem('a');
    kept.removeItem('a');
    kept.clear();
    expect(seen).toEqual(['a', 'a,b', 'b', '']);
  });

  it('tells of nothing that stays in memory', () => {
    const told: string[] = [];
    for (const storage of [undefined, deniedStorage]) {
      const kept = createFallbackStorage(storage, () => told.push('changed'));
      kept.setItem('a', '1');
      kept.removeItem('a');
      kept.clear();
    }
    expect(told).toEqual([]);
  });

  it('tells of the earlier value that it takes out of a full storage', () => {
    const storage = fullStorage({ locale: 'en-us' });
    const seen: (string | null)[] = [];
    createFallbackStorage(storage, () => seen.push(storage.getItem('locale'))).setItem('locale', 'fr-ca');
    expect(seen).toEqual([null]);
  });

  // Proves.
  it('behaves as a plain map whenever writes fail', () => {
    const command = fc.oneof(
      fc.record({ do: fc.constant('set' as const), key: fc.constantFrom('a', 'b'), value: fc.string() }),
      fc.record({ do: fc.constant('remove' as const), key: fc.constantFrom('a', 'b') }),
      fc.record({ do: fc.constant('clear' as const) }),
    );
    holds(
      fc.property(fc.array(fc.boolean()), fc.array(command), (moods, commands) => {
        const kept = createFallbackStorage(moodyStorage(moods));
        const model = new Map<string, string>();
        for (const one of commands) {
          if (one.do === 'set') {
            kept.setItem(one.key, one.value);
            model.set(one.key, one.value);
          } else if (one.do === 'remove') {
            kept.removeItem(one.key);
            model.delete(one.key);
          } else {
            kept.clear();
            model.clear();
          }
          for (const key of ['a', 'b']) expect(kept.getItem(key)).toBe(model.get(key) ?? null);
        }
      }),
    );
  });
});
