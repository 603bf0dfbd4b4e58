import { CollectHistory, QuotePayoff } from '@member-portal/application/loans';
import type { Servicing } from '@member-portal/application/ports';
import type { Flags } from '@member-portal/domain/flags';
import type { Activity } from '@member-portal/domain/payment';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { fakeServicing } from '../../support/fakes/fake-servicing.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { aBrowser } from '../flows/payment/browser.ts';

const loan = aLoan();

describe('collecting a history', () => {
  const paged = (count: number, cursorAfter: (page: number) => string | undefined): Servicing => {
    let asked = 0;
    return {
      ...fakeServicing(fakeTime()),
      readHistory: (_loanId, { cursor = '0' }) => {
        asked += 1;
        if (asked > 10) throw new Error('asked for ever');
        const page = Number(cursor);
        const items = [{ id: `activity-${page}` } as Activity];
        return okAsync({ items, nextCursor: page + 1 < count ? cursorAfter(page) : undefined });
      },
    };
  };

  it('goes through every page', async () => {
    const collect = CollectHistory.create({ loans: paged(3, (page) => String(page + 1)) });
    const all = (await collect(loan.id, {}))._unsafeUnwrap();
    expect(all.map(({ id }) => id)).toEqual(['activity-0', 'activity-1', 'activity-2']);
  });

  it('ends where a platform names a page twice', async () => {
    const collect = CollectHistory.create({ loans: paged(99, () => '1') });
    expect((await collect(loan.id, {}))._unsafeUnwrap()).toHaveLength(2);
  });

  it('has a line once that a later page repeats, because a new one moved the pages while they were read', async () => {
    const line = (id: string, type: Activity['type'] = 'PAYMENT') => ({ id, type }) as Activity;
    const pages = [
      [line('payment-3'), line('payment-2')],
      [line('payment-2'), line('payment-2', 'CHARGEBACK'), line('payment-1')],
    ];
    const loans: Servicing = {
      ...fakeServicing(fakeTime()),
      readHistory: (_loanId, { cursor = '0' }) =>
        okAsync({ items: pages[Number(cursor)] ?? [], nextCursor: cursor === '0' ? '1' : undefined }),
    };
    const all = (await CollectHistory.create({ loans })(loan.id, {}))._unsafeUnwrap();
    expect(all.map(({ type, id }) => `${type} ${id}`)).toEqual([
      'PAYMENT payment-3',
      'PAYMENT payment-2',
      'CHARGEBACK payment-2',
      'PAYMENT payment-1',
    ]);
  });

  it('is all or nothing', async () => {
    const servicing = fakeServicing(fakeTime());
    servicing.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    expect((await CollectHistory.create({ loans: servicing })(loan.id, {}))._unsafeUnwrapErr()).toEqual(
      OFFLINE,
    );
  });
});

describe('a pay-off quote', () => {
  const payoff = {
    id: 'quote-1',
    amount: usd(50_000),
    goodThrough: day('2026-11-25'),
    perDiem: '0.2695',
    breakdown: { principal: usd(49_200), interest: usd(800), fees: usd(0), pending: usd(0) },
  };
  const aQuote = (flags: Partial<Flags>, quoted = aLoan({ payoff })) => {
    const { platform, openPage } = aBrowser({ flags, loans: [quoted] });
    const asked: unknown[] = [];
    const { readLoan } = platform;
    platform.readLoan = (id, options) => {
      asked.push(options);
      return readLoan(id, options);
    };
    return { asked, quote: openPage().services.get(QuotePayoff) };
  };
  const refused = { kind: 'not-offered' };

  it('is fresh, for today or for a chosen day', async () => {
    const { asked, quote } = aQuote({ payoffForDate: true });
    expect((await quote({ loanId: loan.id }))._unsafeUnwrap()).toEqual(payoff);
    await quote({ loanId: loan.id, on: day('2026-11-24') });
    expect(asked).toEqual([undefined, { payoffOn: '2026-11-24' }]);
  });

  it('for today needs no flag but its own', async () => {
    const { quote } = aQuote({});
    expect((await quote({ loanId: loan.id }))._unsafeUnwrap()).toEqual(payoff);
  });

  it('is not asked for where it is not offered', async () => {
    const off = aQuote({ payOff: false });
    expect((await off.quote({ loanId: loan.id }))._unsafeUnwrapErr()).toEqual(refused);
    const today = aQuote({});
    expect((await today.quote({ loanId: loan.id, on: day('2026-11-24') }))._unsafeUnwrapErr()).toEqual(
      refused,
    );
    expect([...off.asked, ...today.asked]).toEqual([]);
  });

  it('is none where the loan has none', async () => {
    const { quote } = aQuote({}, aLoan());
    expect((await quote({ loanId: loan.id }))._unsafeUnwrapErr()).toEqual(refused);
  });
});
