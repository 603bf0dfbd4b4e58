import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChecker, linesOf } from '../../conformance/contract/breaches.ts';
import { CONTRACT } from '../../conformance/contract/contract.ts';
import { agreementExample } from '../../sandbox/contract/examples/agreement.ts';
import { wireInstant } from '../../src/infrastructure/client/http/wire.ts';
import { reviveDates } from '../../src/infrastructure/client/http/wire-date.ts';
import { holds } from '../support/property-runs.ts';

describe('the breaches of an answer', () => {
  const { breachesOf } = createChecker(CONTRACT.platform);
  const breaches = (json: unknown) => breachesOf('listAgreements', 200, json).listed;

  it('are ten at most', () => {
    expect(breaches({ items: new Array(50).fill(7) })).toHaveLength(10);
  });

  it('are counted where there are more, as lines of a report', () => {
    const lines = linesOf(breachesOf('listAgreements', 200, { items: new Array(50).fill(7) }));
    expect(lines).toHaveLength(11);
    expect(lines.at(0)).toBe('items.0 must be object, got a number');
    expect(lines.at(-1)).toBe('and 40 more');
    expect(linesOf(breachesOf('listAgreements', 200, { items: [7] }))).toHaveLength(1);
  });

  it('name the format of a time, and not its pattern as well', () => {
    const body = { token: 'a.b.c', tokenExpiresAt: 'soon', buyerID: 'b1' };
    expect(linesOf(breachesOf('login', 200, body))).toEqual([
      'tokenExpiresAt must match format "date-time", got a text of 4 characters',
    ]);
  });

  it('end at the first where an answer has a million wrong entries', () => {
    expect(breaches({ items: new Array(1_000_000).fill(7) })).toHaveLength(1);
    expect(breaches(new Array(1_000_000).fill(7))).toHaveLength(1);
  });
});

describe('a field that is optional or may be null', () => {
  const { breachesOf } = createChecker(CONTRACT.platform);
  const told = (changed: object) =>
    linesOf(breachesOf('readAgreement', 200, { ...agreementExample, ...changed }));

  it('may be absent or null', () => {
    for (const field of ['subStatus', 'closedOn', 'payoff', 'downPayment', 'nextPayment', 'hardship']) {
      expect(told({ [field]: null })).toEqual([]);
      expect(told({ [field]: undefined })).toEqual([]);
    }
    const { subStatus: _, ...without } = agreementExample;
    expect(breachesOf('readAgreement', 200, without).listed).toEqual([]);
    expect(breachesOf('listAgreements', 200, { items: [] }).listed).toEqual([]);
    expect(breachesOf('listAgreements', 200, { items: [], nextCursor: null, totals: null }).listed).toEqual(
      [],
    );
  });

  it('has to fit where it has a value, and every other field has to be there', () => {
    expect(told({ closedOn: 'soon' })).toEqual([expect.stringMatching(/^closedOn must match /)]);
    expect(told({ subStatus: 7 }).join()).toMatch(/^subStatus /);
    expect(told({ balance: null })).toEqual(['balance must be object, got null']);
    expect(told({ balance: undefined })).toEqual(['balance has to be there, got nothing']);
    expect(told({ downPayment: { type: 7 } }).length).toBeGreaterThan(0);
  });
});

describe('a point in time', () => {
  const { breachesOf } = createChecker(CONTRACT.platform);
  const paths = (tokenExpiresAt: string) =>
    breachesOf('login', 200, { token: 'a.b.c', tokenExpiresAt, buyerID: 'b1' }).listed.map(
      ({ path }) => path,
    );
  const isRead = (text: string) => wireInstant.safeParse(reviveDates(text)).success;

  it.each([
    '2026-11-21T15:00:00+0000',
    '2026-11-21T15:00:00+00',
    '2026-11-21T15:00:00',
    '2026-11-21 15:00:00Z',
    '2026-11-21t15:00:00Z',
    '2026-11-21T15:00:00z',
    '2026-11-21T15:00:00.1234567890Z',
    '2026-11-21T15:00:00.Z',
    '2026-11-21T15:00Z',
    '2026-11-21T24:00:00Z',
    '2016-12-31T23:59:60Z',
    '2026-02-30T15:00:00Z',
    '2025-02-29T15:00:00Z',
    '2026-11-21T15:00:00+24:00',
  ])('that the portal cannot read is a breach: %s', (text) => {
    expect(isRead(text)).toBe(false);
    expect(new Set(paths(text))).toEqual(new Set(['tokenExpiresAt']));
  });

  it.each([
    '2026-11-21T15:00:00Z',
    '2026-11-21T15:00:00.123456789Z',
    '2026-11-21T10:00:00-05:00',
    '2026-11-21T15:00:00+00:00',
    '2024-02-29T23:59:59Z',
  ])('that the portal reads is none: %s', (text) => {
    expect(isRead(text)).toBe(true);
    expect(paths(text)).toEqual([]);
  });

  it('is a breach exactly where the portal cannot read it, of all that are shaped like one', () => {
    const two = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
    const near = (most: number) =>
      fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));
    const year = fc.integer({ min: 1971, max: 2199 }).map(String);
    const fraction = fc.option(fc.stringMatching(/^\d{0,11}$/), { nil: undefined });
    const zone = fc.oneof(
      fc.constantFrom('Z', 'z', '', '+00', '+0000'),
      fc.tuple(fc.constantFrom('+', '-'), near(25), near(61)).map(([sign, h, m]) => `${sign}${h}:${m}`),
    );
    holds(
      fc.property(
        fc.tuple(year, near(13), near(32), fc.constantFrom('T', 'T', 'T', 't', ' ')),
        fc.tuple(fc.oneof(near(25), two), near(61), near(61), fraction, zone),
        ([y, mo, d, between], [h, mi, s, part, offset]) => {
          const text = `${y}-${mo}-${d}${between}${h}:${mi}:${s}${part === undefined ? '' : `.${part}`}${offset}`;
          expect(paths(text).length === 0, text).toBe(isRead(text));
        },
      ),
    );
  });
});

describe('the quantity of an item', () => {
  const { breachesOf } = createChecker(CONTRACT.platform);
  const { order } = agreementExample;
  const paths = (quantity: number) =>
    breachesOf('readAgreement', 200, {
      ...agreementExample,
      order: { ...order, items: order.items.map((item) => ({ ...item, quantity })) },
    }).listed.map(({ path }) => path);

  it.each([-1, 9001, 12_000, 0.5])('that the portal cannot read is a breach: %s', (quantity) => {
    expect(paths(quantity)).toEqual(['order.items.0.quantity']);
  });

  it.each([0, 1, 9000])('that the portal reads is none: %s', (quantity) => {
    expect(paths(quantity)).toEqual([]);
  });
});
