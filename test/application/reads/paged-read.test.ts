import type { Cancellation } from '@member-portal/application/cancellation';
import { beginTrail, followTrail, type PagedRead, pageOf } from '@member-portal/application/reads';
import { array, assert, integer, option, property, string, tuple } from 'fast-check';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';

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
  const anyStep = tuple(integer({ min: 0, max: 5 }), option(string({ minLength: 1 }), { nil: undefined }));

  it('begins with the first page, and goes on from each page as it was last told', () => {
    expect(beginTrail().cursors).toEqual([undefined]);
    assert(
      property(array(anyStep), (steps) => {
        let trail = beginTrail();
        for (const [at, next] of steps) {
          const page = Math.min(at, trail.cursors.length - 1);
          const before = trail;
          trail = followTrail(trail, page, next);
          expect(trail.cursors[page + 1]).toBe(next);
          expect(trail.cursors.slice(0, page + 1)).toEqual(before.cursors.slice(0, page + 1));
          expect(trail.heights).toBe(before.heights);
        }
      }),
    );
  });

  it('forgets what came after a page that goes on elsewhere or nowhere', () => {
    const three = followTrail(followTrail(beginTrail(), 0, 'a'), 1, 'b');
    expect(three.cursors).toEqual([undefined, 'a', 'b']);
    expect(followTrail(three, 0, 'x').cursors).toEqual([undefined, 'x']);
    expect(followTrail(three, 0, undefined).cursors).toEqual([undefined]);
  });

  it('is the same where it goes on so already', () => {
    const three = followTrail(followTrail(beginTrail(), 0, 'a'), 1, 'b');
    expect(followTrail(three, 0, 'a')).toBe(three);
    expect(followTrail(three, 2, undefined)).toBe(three);
  });
});
