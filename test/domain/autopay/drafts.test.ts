import {
  amountRuleOf,
  clashOf,
  draftsByChange,
  earliestStartOn,
  mayWaiveNotice,
  type NoticeTerms,
  noticeDueOn,
  noticeToShow,
  standingNoticeUntil,
  type UpcomingDraft,
} from '@member-portal/domain/autopay';
import {
  addDays,
  daysBetween,
  FEDERAL_RESERVE_BANKS,
  type Instant,
  PAYMENTS_CANADA,
  timeZone,
} from '@member-portal/domain/calendar';
import type { Money } from '@member-portal/domain/money';
import { AMOUNT_TYPES } from '@member-portal/domain/payment';
import { applyPayment, projectSchedule, totalOf } from '@member-portal/domain/projection';
import { array, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanPosition } from '../../support/arbitraries/loan-position.ts';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';
import {
  businessDaysBetween,
  isBusinessDay,
  lastChangeAt,
  lastChangeDay,
  upcomingDrafts,
} from '../../support/known-holidays.ts';
import { holds } from '../../support/property-runs.ts';

const usd = (cents: number): Money => ({ cents, currency: 'USD' });
const at = (text: string): Instant => Date.parse(text) as Instant;
const anyCalendar = constantFrom(FEDERAL_RESERVE_BANKS, PAYMENTS_CANADA);

describe('the drafts to come', () => {
  const anyChoice = record({
    amountType: constantFrom('INSTALLMENT' as const, 'OTHER' as const, 'OUTSTANDING_BALANCE' as const),
    own: integer({ min: 0, max: 500_000 }),
    lead: integer({ min: 0, max: 200 }),
  });

  it('are never more than is owed on their day, and together pay a loan without fees off, whatever the choice', () => {
    holds(
      property(anyLoanPosition, anyChoice, anyCalendar, boolean(), (given, choice, holidays, hasFees) => {
        const { amountType, own, lead } = choice;
        const position = hasFees ? given : { ...given, owed: { ...given.owed, fees: 0 } };
        const startOn = addDays(position.accruedThrough, lead);
        const drafts = upcomingDrafts(position, { amountType, amount: usd(own), startOn }, holidays, 1000);
        const before = projectSchedule(position)
          .open.filter(({ dueOn }) => dueOn < startOn)
          .map(({ dueOn, amount, paid }) => ({ dueOn, amount: usd(amount - paid) }));
        let state = position;
        for (const { dueOn, amount } of [...before, ...drafts]) {
          const taken = applyPayment(state, { on: dueOn, cents: amount.cents, toPrincipal: false });
          expect(taken.allocation.unapplied).toBe(0);
          state = taken.position;
        }
        if (!hasFees || (amountType === 'OUTSTANDING_BALANCE' && drafts.length > 0))
          expect(totalOf(state.owed)).toBe(0);
        const isInOrder = ({ amount, dueOn, on }: UpcomingDraft): boolean =>
          amount.cents > 0 &&
          dueOn >= startOn &&
          on >= dueOn &&
          isBusinessDay(on, holidays) &&
          businessDaysBetween(dueOn, on, holidays) <= 1;
        expect(drafts.filter((draft) => !isInOrder(draft))).toEqual([]);
      }),
    );
  });

  it('are each instalment, or an own amount that is never less, or everything at once', () => {
    holds(
      property(anyLoanPosition, anyChoice, (position, { amountType, own }) => {
        const startOn = position.accruedThrough;
        const choice = { amountType, amount: usd(own), startOn };
        const drafts = upcomingDrafts(position, choice, FEDERAL_RESERVE_BANKS, 1000);
        const open = projectSchedule(position).open.filter(({ dueOn }) => dueOn >= startOn);
        const dues = open.map(({ amount, paid }) => amount - paid);
        if (amountType === 'OUTSTANDING_BALANCE') expect(drafts.length).toBeLessThanOrEqual(1);
        if (amountType === 'INSTALLMENT') expect(drafts.map(({ amount }) => amount.cents)).toEqual(dues);
        if (amountType === 'OTHER')
          expect(drafts.slice(0, -1).map(({ amount }) => amount.cents)).toEqual(
            dues.slice(0, Math.max(0, drafts.length - 1)).map((due) => Math.max(own, due)),
          );
      }),
    );
  });

  it('are the next three where nothing else is asked for', () => {
    holds(
      property(anyLoanPosition, (position) => {
        const choice = {
          amountType: 'INSTALLMENT' as const,
          amount: undefined,
          startOn: position.accruedThrough,
        };
        const all = upcomingDrafts(position, choice, PAYMENTS_CANADA, 1000);
        expect(upcomingDrafts(position, choice, PAYMENTS_CANADA)).toEqual(all.slice(0, 3));
      }),
    );
  });

  it('begin with an instalment that is due on their first day, and leave out one of the day before', () => {
    holds(
      property(anyLoanPosition, (position) => {
        const [first, second] = projectSchedule(position).open;
        if (!first || !second) return;
        const choice = { amountType: 'INSTALLMENT' as const, amount: undefined };
        const firstOf = (startOn: typeof first.dueOn) =>
          upcomingDrafts(position, { ...choice, startOn }, PAYMENTS_CANADA)[0]?.dueOn;
        expect(firstOf(first.dueOn)).toBe(first.dueOn);
        expect(firstOf(addDays(first.dueOn, 1))).toBe(second.dueOn);
      }),
    );
  });

  it('with OTHER and no amount are the instalments', () => {
    holds(
      property(anyLoanPosition, (position) => {
        const choice = { amount: undefined, startOn: position.accruedThrough };
        expect(upcomingDrafts(position, { ...choice, amountType: 'OTHER' }, PAYMENTS_CANADA)).toEqual(
          upcomingDrafts(position, { ...choice, amountType: 'INSTALLMENT' }, PAYMENTS_CANADA),
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('the last day to change a draft', () => {
  it.each([
    // Regulation E: three business days before. Thanksgiving and the weekend do not count.
    ['2026-11-30', 'the Federal Reserve Banks', '2026-11-24', FEDERAL_RESERVE_BANKS],
    ['2026-11-27', 'the Federal Reserve Banks', '2026-11-23', FEDERAL_RESERVE_BANKS],
    ['2026-12-29', 'Payments Canada', '2026-12-22', PAYMENTS_CANADA],
  ] as const)('on %s by the calendar of %s is %s', (on, _, last, holidays) => {
    expect(lastChangeDay(day(on), holidays)).toBe(last);
  });

  it('leaves exactly three business days, and in Canada never asks for more than thirty days', () => {
    holds(
      property(anyLoanDate, anyCalendar, (on, holidays) => {
        const last = lastChangeDay(on, holidays);
        const business = businessDaysBetween(last, on, holidays);
        expect(isBusinessDay(last, holidays)).toBe(true);
        expect(business).toBe(isBusinessDay(on, holidays) ? 3 : 2);
        expect(daysBetween(last, on)).toBeLessThanOrEqual(30);
      }),
    );
  });

  it('lasts to its end in the zone of the lender', () => {
    const zone = timeZone('America/New_York')._unsafeUnwrap();
    expect(lastChangeAt(day('2026-11-30'), FEDERAL_RESERVE_BANKS, zone)).toBe(at('2026-11-25T04:59:59.999Z'));
  });
});

const draft = (on: string, lastChange: string) => ({
  on: day(on),
  amount: usd(5000),
  lastChangeAt: at(lastChange),
});
const december = draft('2026-12-01', '2026-11-26T04:59:59.999Z');
const january = draft('2027-01-04', '2026-12-30T04:59:59.999Z');

describe('turning autopay off or changing it', () => {
  it('still reaches a draft in its last moment, and not one after', () => {
    expect(draftsByChange([december, january], december.lastChangeAt)).toEqual({
      inProgress: [],
      changeable: [december, january],
    });
    expect(draftsByChange([december, january], (december.lastChangeAt + 1) as Instant)).toEqual({
      inProgress: [december],
      changeable: [january],
    });
  });
});

describe('notice of a draft', () => {
  const notice = (terms: Partial<NoticeTerms>, isFirst: boolean) =>
    noticeDueOn(
      { on: day('2026-12-15'), isFirst },
      { country: 'US', amountRule: 'FIXED', enrolled: false, waived: false, ...terms },
    );

  it('in the United States is due ten days before every draft of a varying amount, and no other', () => {
    expect(notice({ amountRule: 'VARYING' }, true)).toBe('2026-12-05');
    expect(notice({ amountRule: 'VARYING' }, false)).toBe('2026-12-05');
    for (const amountRule of ['FIXED', 'RANGE'] as const)
      expect(notice({ amountRule }, true)).toBeUndefined();
  });

  it('in the United States cannot be waived', () => {
    expect(notice({ amountRule: 'VARYING', waived: true }, false)).toBe('2026-12-05');
  });

  it('in Canada is due ten days before the first draft, and before each that varies', () => {
    expect(notice({ country: 'CA' }, true)).toBe('2026-12-05');
    expect(notice({ country: 'CA' }, false)).toBeUndefined();
    expect(notice({ country: 'CA', amountRule: 'RANGE' }, false)).toBeUndefined();
    expect(notice({ country: 'CA', amountRule: 'VARYING' }, false)).toBe('2026-12-05');
  });

  it('in Canada is not due of a first draft where it was waived, which one of a varying amount cannot be', () => {
    for (const amountRule of ['FIXED', 'RANGE'] as const)
      expect(notice({ country: 'CA', amountRule, waived: true }, true)).toBeUndefined();
    for (const isFirst of [true, false])
      expect(notice({ country: 'CA', amountRule: 'VARYING', waived: true }, isFirst)).toBe('2026-12-05');
  });

  it('in Canada is not due of a change that the buyer asks for, unless the amounts vary', () => {
    const change = { country: 'CA', enrolled: true } as const;
    expect(notice(change, true)).toBeUndefined();
    expect(notice({ ...change, amountRule: 'VARYING' }, true)).toBe('2026-12-05');
  });

  it('may be waived where it would be due of the first draft alone', () => {
    const may = (terms: Partial<NoticeTerms>) =>
      mayWaiveNotice({ country: 'CA', amountRule: 'FIXED', enrolled: false, ...terms });
    expect([may({}), may({ amountRule: 'RANGE' })]).toEqual([true, true]);
    expect([may({ country: 'US' }), may({ enrolled: true }), may({ amountRule: 'VARYING' })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('always fits before the first draft that may be chosen', () => {
    const anyTerms = record({
      country: constantFrom('US' as const, 'CA' as const),
      amountRule: constantFrom('FIXED' as const, 'RANGE' as const, 'VARYING' as const),
      enrolled: boolean(),
      waived: boolean(),
    });
    holds(
      property(anyLoanDate, anyTerms, (today, terms) => {
        const on = earliestStartOn(today, terms);
        const due = noticeDueOn({ on, isFirst: true }, terms);
        expect(due ?? today).toBe(today);
        expect(on).toBe(due === undefined ? today : addDays(today, 10));
      }),
    );
  });
});

describe('the unexpired notice period of an enrolment', () => {
  const today = day('2026-11-23');
  const since = (enrolledOn: string, draftsOn: readonly string[] = [], changed = {}) =>
    standingNoticeUntil(
      {
        enrolled: true,
        since: day(enrolledOn),
        drafts: draftsOn.map((on) => ({
          on: day(on),
          amount: usd(10_800),
          lastChangeAt: at('2026-11-20T12:00:00Z'),
        })),
        ...changed,
      },
      { country: 'CA', today },
    );

  it('lasts ten days in Canada, and today is the first day afterwards', () => {
    expect(since('2026-11-20')).toBe('2026-11-30');
    expect(since('2026-11-20', ['2026-11-30', '2026-12-30'])).toBe('2026-11-30');
    expect(since('2026-11-10')).toBe(today);
  });

  it('was waived where a debit was told for an earlier day', () => {
    expect(since('2026-11-20', ['2026-11-29', '2026-12-29'])).toBe(today);
  });

  it('is none without autopay, for an unknown enrolment day, and in the United States', () => {
    expect(since('2026-11-20', [], { enrolled: false })).toBe(today);
    expect(since('2026-11-20', [], { since: undefined })).toBe(today);
    const autopay = { enrolled: true, since: day('2026-11-20'), drafts: [] };
    expect(standingNoticeUntil(autopay, { country: 'US', today })).toBe(today);
  });
});

describe('how amounts behave', () => {
  it.each([
    [[], 'FIXED'],
    [[5000], 'FIXED'],
    [[5000, 5000, 5000], 'FIXED'],
    [[5000, 5000, 4990], 'RANGE'],
    [[5000, 4990], 'RANGE'],
    [[5000, 5000, 5010], 'VARYING'],
    [[5000, 4990, 5000], 'VARYING'],
    [[5000, 4990, 4980], 'VARYING'],
    [[5000, 5010], 'VARYING'],
  ] as const)('%j cents is %s', (amounts, rule) => {
    expect(amountRuleOf(amounts.map(usd))).toBe(rule);
  });

  it('is fixed exactly where all are equal', () => {
    holds(
      property(array(integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 }), (amounts) => {
        expect(amountRuleOf(amounts.map(usd)) === 'FIXED').toBe(new Set(amounts).size === 1);
      }),
    );
  });
});

describe('a one-time payment beside autopay', () => {
  const autopay = { enrolled: true, drafts: [january, december], pausedReason: undefined };
  const before = at('2026-11-21T12:00:00Z');
  const after = at('2026-11-28T12:00:00Z');

  it('doubles the next draft on or after its day', () => {
    const payment = { payOn: day('2026-11-23'), amountType: 'INSTALLMENT' as const };
    expect(clashOf(payment, autopay, before)).toEqual({ draft: december, canStillBeStopped: true });
    expect(clashOf(payment, autopay, after)).toEqual({ draft: december, canStillBeStopped: false });
    expect(clashOf({ ...payment, payOn: day('2026-12-01') }, autopay, before)?.draft).toBe(december);
    expect(clashOf({ ...payment, payOn: day('2026-12-02') }, autopay, before)?.draft).toBe(january);
  });

  it('doubles none after the last, none to principal, and none without autopay', () => {
    const payment = { payOn: day('2026-11-23'), amountType: 'INSTALLMENT' as const };
    expect(clashOf({ ...payment, payOn: day('2027-01-05') }, autopay, before)).toBeUndefined();
    expect(clashOf({ ...payment, amountType: 'PRINCIPAL' }, autopay, before)).toBeUndefined();
    expect(clashOf(payment, { ...autopay, enrolled: false }, before)).toBeUndefined();
    expect(clashOf(payment, { ...autopay, drafts: [] }, before)).toBeUndefined();
  });

  it('doubles what was in progress when autopay was turned off, and nothing after it', () => {
    const off = { ...autopay, enrolled: false };
    const payment = { payOn: day('2026-11-30'), amountType: 'OTHER' as const };
    expect(clashOf(payment, off, after)).toEqual({ draft: december, canStillBeStopped: false });
    expect(clashOf({ ...payment, payOn: day('2026-12-02') }, off, after)).toBeUndefined();
  });

  it('doubles only what is in progress while autopay is paused', () => {
    const paused = { ...autopay, pausedReason: 'PAYMENT_FAILED' };
    const payment = { payOn: day('2026-11-30'), amountType: 'INSTALLMENT' as const };
    expect(clashOf(payment, paused, before)).toBeUndefined();
    expect(clashOf(payment, paused, after)).toEqual({ draft: december, canStillBeStopped: false });
  });

  it.each(['PAYOFF', 'OUTSTANDING_BALANCE'] as const)(
    'as %s only clashes with a draft that is in progress',
    (amountType) => {
      const payment = { payOn: day('2026-11-23'), amountType };
      expect(clashOf(payment, autopay, before)).toBeUndefined();
      expect(clashOf(payment, autopay, december.lastChangeAt)).toBeUndefined();
      expect(clashOf(payment, autopay, after)).toEqual({ draft: december, canStillBeStopped: false });
    },
  );

  it.each(AMOUNT_TYPES)('as %s never names a draft before the payment', (amountType) => {
    holds(
      property(anyLoanDate, integer({ min: 0, max: 1e9 }), (payOn, now) => {
        const clash = clashOf({ payOn, amountType }, autopay, (before + now) as Instant);
        if (clash) expect(clash.draft.on >= payOn).toBe(true);
      }),
    );
  });
});

describe('the notice described to the buyer', () => {
  const canadian = { country: 'CA', amountRule: 'FIXED', enrolled: false, waived: false } as const;

  it('in Canada is one before the first draft, or a waived one', () => {
    expect(noticeToShow(canadian)).toBe('first');
    expect(noticeToShow({ ...canadian, amountRule: 'RANGE' })).toBe('first');
    expect(noticeToShow({ ...canadian, waived: true })).toBe('waived');
    expect(noticeToShow({ ...canadian, enrolled: true })).toBeUndefined();
  });

  it('in both countries is one before drafts of varying amounts', () => {
    for (const country of ['US', 'CA'] as const)
      expect(noticeToShow({ ...canadian, country, amountRule: 'VARYING' })).toBe('varying');
  });

  it('in the United States is none for agreed amounts', () => {
    expect(noticeToShow({ ...canadian, country: 'US' })).toBeUndefined();
    expect(noticeToShow({ ...canadian, country: 'US', amountRule: 'RANGE' })).toBeUndefined();
  });
});
