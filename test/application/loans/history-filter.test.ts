import {
  FILTER_STATUSES,
  type HistoryFilter,
  historyFilterFrom,
  isFiltered,
  queryOfHistory,
} from '@member-portal/application/loans';
import { ACTIVITY_TYPES } from '@member-portal/domain/payment';
import { anything, assert, constantFrom, option, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';

const maybe = { nil: undefined };
const anyFilter = record({
  type: option(constantFrom(...ACTIVITY_TYPES), maybe),
  status: option(constantFrom(...FILTER_STATUSES), maybe),
  from: option(anyLoanDate, maybe),
  to: option(anyLoanDate, maybe),
}).filter(({ from, to }) => !from || !to || from <= to);
const NOTHING: HistoryFilter = { type: undefined, status: undefined, from: undefined, to: undefined };

describe('what of a history an address asks for', () => {
  it('is the filter that was written into it', () => {
    assert(
      property(anyFilter, (filter) => {
        expect(historyFilterFrom(filter)).toEqual(filter);
      }),
    );
  });

  it('is nothing where it names no kind, no status and no day', () => {
    const anyWritten = { type: anything(), status: anything(), from: string(), to: anything() };
    assert(
      property(record(anyWritten), (address) => {
        const { type, status } = historyFilterFrom(address);
        if (type !== undefined) expect(ACTIVITY_TYPES).toContain(type);
        if (status !== undefined) expect(FILTER_STATUSES).toContain(status);
      }),
    );
    expect(historyFilterFrom({})).toEqual(NOTHING);
    expect(
      historyFilterFrom({ type: 'payment', status: 'UNKNOWN_STATUS', from: 'someday', to: ['2026-09-01'] }),
    ).toEqual(NOTHING);
  });

  it('is no last day before the first, but a day alone', () => {
    expect(historyFilterFrom({ from: '2026-09-01', to: '2026-08-31' })).toEqual({
      ...NOTHING,
      from: day('2026-09-01'),
    });
    const alone = historyFilterFrom({ from: '2026-09-01', to: '2026-09-01' });
    expect(alone).toMatchObject({ from: day('2026-09-01'), to: day('2026-09-01') });
  });
});

describe('a filter of the history', () => {
  it('filters where anything is chosen', () => {
    expect(isFiltered({})).toBe(false);
    expect(isFiltered(NOTHING)).toBe(false);
    assert(
      property(anyFilter, (filter) => {
        const { type, status, from, to } = filter;
        expect(isFiltered(filter)).toBe((type ?? status ?? from ?? to) !== undefined);
      }),
    );
  });

  it('is asked of the platform as lists of one, and days as they are', () => {
    expect(queryOfHistory(NOTHING)).toEqual({
      types: undefined,
      statuses: undefined,
      from: undefined,
      to: undefined,
    });
    assert(
      property(anyFilter, (filter) => {
        const { types = [], statuses = [], ...days } = queryOfHistory(filter);
        expect({ type: types[0], status: statuses[0], ...days }).toEqual(filter);
      }),
    );
  });
});
