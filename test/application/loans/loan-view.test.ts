import {
  addressOfView,
  firstViewOf,
  type ListLoans,
  type LoanView,
  loanList,
  loanStatesOf,
  queryOfView,
  searchFrom,
  sortsOf,
  totalsOfLoans,
  viewFrom,
} from '@member-portal/application/loans';
import { statusesOf } from '@member-portal/domain/loan';
import { anything, assert, boolean, constantFrom, oneof, property, string } from 'fast-check';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';

const anySegment = constantFrom('outstanding' as const, 'closed' as const);

describe('how a list of loans is looked at', () => {
  it('begins with all of it, in the first of its orders', () => {
    expect(firstViewOf('outstanding')).toEqual({ search: '', sort: 'due' });
    expect(firstViewOf('closed')).toEqual({ search: '', sort: 'opened' });
    expect(sortsOf('outstanding')).toEqual(['due', 'opened', 'balance']);
    expect(sortsOf('closed')).toEqual(['opened']);
  });

  it('can be by what is past due only where the platform lists that alone, and loans are outstanding', () => {
    expect(loanStatesOf('outstanding', true)).toEqual(['PAST_DUE', ...statusesOf('outstanding')]);
    expect(loanStatesOf('outstanding', false)).toEqual(statusesOf('outstanding'));
    expect(loanStatesOf('closed', true)).toEqual(statusesOf('closed'));
  });

  it('comes back from the address and the search that it was written into', () => {
    const anyTyped = oneof(
      string(),
      string({ unit: constantFrom('x', ' ', '\t', '🌲'), maxLength: 110, size: 'max' }),
    );
    assert(
      property(anySegment, boolean(), anyTyped, (segment, filters, typed) => {
        const states = loanStatesOf(segment, filters);
        for (const status of [undefined, ...states])
          for (const sort of sortsOf(segment)) {
            const view: LoanView = { search: searchFrom(typed), sort, status };
            expect(view.search).toMatch(/^[^\p{Cc}\p{Cs}\uFFFD]{0,100}$/u);
            const address = addressOfView(segment, view);
            expect(viewFrom(segment, states, { ...address, searched: view.search })).toEqual(view);
          }
      }),
    );
    expect(addressOfView('outstanding', firstViewOf('outstanding'))).toEqual({});
  });

  it('takes nothing from an address that is no order or state of the list', () => {
    assert(
      property(anySegment, anything(), anything(), anything(), (segment, sort, status, searched) => {
        const states = loanStatesOf(segment, false);
        const view = viewFrom(segment, states, { sort, status, searched });
        expect(sortsOf(segment)).toContain(view.sort);
        expect([undefined, ...states]).toContain(view.status);
      }),
    );
    expect(viewFrom('closed', statusesOf('closed'), { sort: 'due', status: 'OUTSTANDING' })).toEqual({
      search: '',
      sort: 'opened',
      status: undefined,
    });
  });

  it('searches for at most a hundred units of text that the wire can carry, without the spaces around it', () => {
    expect(searchFrom('  cedar  ')).toBe('cedar');
    expect(searchFrom('x'.repeat(101))).toBe('x'.repeat(100));
    expect(searchFrom('Cedar\tL-104')).toBe('Cedar L-104');
    expect(searchFrom(`x${'🌲'.repeat(60)}`)).toBe(`x${'🌲'.repeat(49)}`);
    expect(searchFrom(`${'x'.repeat(99)} cedar`)).toBe('x'.repeat(99));
    for (const other of [undefined, 7, ['cedar']]) expect(searchFrom(other)).toBe('');
  });
});

describe('what the platform is asked for of a view', () => {
  const asked = (view: Partial<LoanView>) => queryOfView({ ...firstViewOf('outstanding'), ...view });

  it('is its order, and its search and status where there are any', () => {
    expect(asked({})).toEqual({
      sort: 'due',
      search: undefined,
      status: undefined,
      pastDueOnly: undefined,
    });
    expect(asked({ search: ' cedar ', status: 'OUTSTANDING', sort: 'balance' })).toEqual({
      sort: 'balance',
      search: 'cedar',
      status: 'OUTSTANDING',
      pastDueOnly: undefined,
    });
  });

  it('is what is past due alone, of whatever status', () => {
    expect(asked({ status: 'PAST_DUE' })).toMatchObject({ status: undefined, pastDueOnly: true });
  });
});

describe('a list of loans', () => {
  const listing = () => {
    const inputs: Parameters<ListLoans>[0][] = [];
    const listLoans: ListLoans = (input) => {
      inputs.push(input);
      return okAsync({ items: [], nextCursor: undefined });
    };
    return { inputs, listLoans };
  };

  it('is fetched in pages of twenty, as it is looked at', () => {
    const { inputs, listLoans } = listing();
    const view: LoanView = { search: 'cedar', sort: 'balance', status: 'PAST_DUE' };
    loanList(listLoans, 'outstanding', view).fetchPage('next', undefined);
    loanList(listLoans, 'closed').fetchPage(undefined, undefined);
    expect(inputs).toMatchObject([
      {
        segment: 'outstanding',
        search: 'cedar',
        sort: 'balance',
        pastDueOnly: true,
        limit: 20,
        cursor: 'next',
      },
      { segment: 'closed', sort: 'opened', limit: 20 },
    ]);
  });

  it('is kept apart from every other view of it; what it comes to, from every other search and state', () => {
    const { listLoans } = listing();
    const views: readonly LoanView[] = [
      firstViewOf('outstanding'),
      { search: '', sort: 'balance' },
      { search: 'cedar', sort: 'due' },
      { search: '', sort: 'due', status: 'PAST_DUE' },
    ];
    const parts = views.map((view) => loanList(listLoans, 'outstanding', view).part);
    expect(new Set([...parts, loanList(listLoans, 'closed').part]).size).toBe(5);
    const totals = views.map((view) => totalsOfLoans(listLoans, 'outstanding', view).part);
    expect(totals[1]).toBe(totals[0]);
    expect(new Set([...totals, totalsOfLoans(listLoans, 'closed').part, ...parts]).size).toBe(
      4 + parts.length,
    );
  });

  it('is asked what it comes to with its search and state, whatever its order', () => {
    const { inputs, listLoans } = listing();
    totalsOfLoans(listLoans, 'outstanding', { search: 'cedar', sort: 'balance', status: 'PAST_DUE' }).load();
    expect(inputs).toEqual([
      {
        segment: 'outstanding',
        search: 'cedar',
        status: undefined,
        pastDueOnly: true,
        limit: 1,
        totals: true,
      },
    ]);
  });
});
