import type { Cancellation } from '@member-portal/application/cancellation';
import {
  createPageTrail,
  createReadCache,
  type PagedRead,
  type PageTrail,
  pageOf,
} from '@member-portal/application/reads';
import { array, assert, boolean, nat, option, property, record, string, tuple } from 'fast-check';
import { okAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';

describe('a page of a list', () => {
  const asked: unknown[] = [];
  const source: PagedRead<string, never> = {
    read: { read: 'loans' },
    part: 'closed',
    fetchPage: (cursor, cancellation) => {
      asked.push([cursor, cancellation]);
      return okAsync({ items: [], nextCursor: undefined });
    },
  };

  it('is the one at its cursor, else the first, and can be cancelled', () => {
    const cancellation = {} as Cancellation;
    pageOf(source).load(cancellation);
    pageOf(source, 'c2').load();
    expect(asked).toEqual([
      [undefined, cancellation],
      ['c2', undefined],
    ]);
  });

  it('is kept only while it is observed, unless it is the first', () => {
    expect([pageOf(source), pageOf(source, 'c2')].map(({ transient }) => transient)).toEqual([false, true]);
  });

  it('has a part of its own, apart from every other page and every other list', () => {
    const partOf = (part: string, cursor?: string) => pageOf({ ...source, part }, cursor).part;
    expect(pageOf(source, 'c2').read).toEqual({ read: 'loans' });
    expect(partOf('closed', 'c2')).toBe(partOf('closed', 'c2'));
    const anyPage = tuple(string(), option(string(), { nil: undefined }));
    assert(
      property(anyPage, anyPage, (one, other) => {
        expect(partOf(...one) === partOf(...other)).toBe(one[0] === other[0] && one[1] === other[1]);
      }),
      {
        examples: [
          [
            ['closed', undefined],
            ['closed', '1'],
          ],
          [
            ['closed', 'c2'],
            ['closed c2', undefined],
          ],
          [
            ['a', 'b c'],
            ['a b', 'c'],
          ],
        ],
      },
    );
  });
});

describe('the trail through a list', () => {
  const anyCursor = option(string({ minLength: 1, maxLength: 2 }), { nil: undefined });
  const anyStep = record({ isAsked: boolean(), at: nat(5), next: anyCursor });

  it('begins with the first page, follows each page’s latest cursor, and grows from the last page only on request', () => {
    expect(createPageTrail().cursors()).toEqual([undefined]);
    assert(
      property(array(anyStep), (steps) => {
        const trail = createPageTrail();
        for (const { isAsked, at, next } of steps) {
          const before = trail.cursors();
          const page = Math.min(at, before.length - 1);
          trail[isAsked ? 'follow' : 'correct'](before[page], next);
          const goesOn = (isAsked || page < before.length - 1) && !before.slice(0, page + 1).includes(next);
          expect(trail.cursors()[page + 1]).toBe(goesOn ? next : undefined);
          expect(trail.cursors().slice(0, page + 1)).toEqual(before.slice(0, page + 1));
          expect(new Set(trail.cursors()).size).toBe(trail.cursors().length);
        }
      }),
    );
  });

  const three = () => {
    const trail = createPageTrail();
    trail.follow(undefined, 'a');
    trail.follow('a', 'b');
    return trail;
  };

  it('drops the pages after one whose next cursor changed or disappeared', () => {
    const [elsewhere, nowhere] = [three(), three()];
    expect(elsewhere.cursors()).toEqual([undefined, 'a', 'b']);
    elsewhere.correct(undefined, 'x');
    expect(elsewhere.cursors()).toEqual([undefined, 'x']);
    nowhere.correct(undefined, undefined);
    expect(nowhere.cursors()).toEqual([undefined]);
  });

  it('keeps its identity where nothing changes, and ignores a page that it no longer contains', () => {
    const trail = three();
    const before = trail.cursors();
    trail.follow(undefined, 'a');
    trail.follow('b', undefined);
    trail.correct('b', 'c');
    trail.correct('gone', 'c');
    trail.follow('gone', 'c');
    expect(trail.cursors()).toBe(before);
  });

  it('notifies listeners of changes until they unsubscribe', () => {
    const trail = createPageTrail();
    const changed = vi.fn();
    const stop = trail.subscribe(changed);
    trail.follow(undefined, 'a');
    trail.follow(undefined, 'a');
    expect(changed).toHaveBeenCalledOnce();
    stop();
    trail.follow('a', 'b');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('is corrected by a page that is read again, whoever loaded it, or that is there when it is observed', async () => {
    const reads = createReadCache();
    let nextCursor: string | undefined = 'a';
    const source: PagedRead<string, string> = {
      read: { read: 'loans' },
      part: '',
      fetchPage: () => okAsync({ items: [], nextCursor }),
    };
    const observe = (trail?: PageTrail) => {
      const { read, load, ...options } = pageOf(source, undefined, trail);
      return reads.observe(read, load, vi.fn(), options);
    };
    const trail = three();
    const stopFirst = observe();
    const stop = observe(trail);
    await reads.refresh([source.read]);
    expect(trail.cursors()).toEqual([undefined, 'a', 'b']);
    nextCursor = 'x';
    await reads.refresh([source.read]);
    expect(trail.cursors()).toEqual([undefined, 'x']);
    stop();
    stopFirst();
    const kept = three();
    observe(kept);
    expect(kept.cursors()).toEqual([undefined, 'x']);
  });
});
