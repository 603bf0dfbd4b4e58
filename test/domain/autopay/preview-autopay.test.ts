import { previewAutopay } from '@member-portal/domain/autopay';
import { addMonths, holidayCalendarOf, type Instant, timeZone } from '@member-portal/domain/calendar';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { START } from '../../support/fakes/fake-time.ts';

const months = ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'];
const loan = aLoan({
  terms: { ...aLoan().terms, rate: '0' },
  accruedInterest: usd(0),
  principalBalance: usd(50_000),
  schedule: months.map((dueOn, index) => ({
    number: index + 1,
    dueOn: day(dueOn),
    amount: usd(10_000),
    principal: usd(10_000),
    interest: usd(0),
    paid: usd(0),
    status: 'UPCOMING',
  })),
});
/** Its first instalment falls due within the days of a notice. */
const soon = {
  ...loan,
  schedule: loan.schedule.map((line, index) => (index === 0 ? { ...line, dueOn: day('2026-11-30') } : line)),
};
const aPaymentRequest: PaymentRequest = {
  id: 'payment-1',
  requestKey: 'key-1',
  status: 'PENDING',
  amountType: 'INSTALLMENT',
  amount: usd(12_000),
  payOn: day('2026-11-24'),
  confirmation: 'C-1',
  method: { type: 'DEBIT_CARD', brand: 'Visa', last4: '4242' },
  createdAt: Date.UTC(2026, 10, 21) as Instant,
  cancelBefore: undefined,
};
const choice = {
  loan,
  amountType: 'INSTALLMENT',
  amount: undefined,
  startOn: day('2026-12-01'),
  waived: false,
} as const;
const zone = timeZone('America/New_York')._unsafeUnwrap();
const preview = (country: 'US' | 'CA') => (asked: Parameters<typeof previewAutopay>[0]) =>
  previewAutopay(asked, { now: START, country, zone, holidays: holidayCalendarOf(country) });

describe('the preview of autopay', () => {
  it('shows three drafts on days that banks are open, and until when each can be changed', () => {
    const { drafts, terms, start } = preview('US')(choice)._unsafeUnwrap();
    expect(drafts.map(({ on, lastChangeOn, noticeDueOn }) => [on, lastChangeOn, noticeDueOn])).toEqual([
      ['2026-12-01', '2026-11-25', undefined],
      ['2027-01-04', '2026-12-29', undefined],
      ['2027-02-01', '2027-01-27', undefined],
    ]);
    expect(terms).toEqual({ country: 'US', amountRule: 'FIXED', enrolled: false, waived: false });
    expect(start).toEqual({ earliest: '2026-11-21', latest: '2027-01-20' });
  });

  it.each([
    ['2026-11-25', '2026-11-25'],
    ['2026-11-26', undefined],
  ])('names no last day to change a draft that has passed: on %s', (today, lastChangeOn) => {
    const now = (zone.endOf(day(today)) - 1) as Instant;
    const asked = previewAutopay(choice, { now, country: 'US', zone, holidays: holidayCalendarOf('US') });
    expect(asked._unsafeUnwrap().drafts[0]).toMatchObject({ on: '2026-12-01', lastChangeOn });
  });

  it('in Canada has notice of the first draft, unless that is waived', () => {
    const told = preview('CA')({ ...choice, loan: soon, startOn: day('2027-01-01') })._unsafeUnwrap();
    expect(told.drafts.map(({ noticeDueOn }) => noticeDueOn)).toEqual(['2026-12-25', undefined, undefined]);
    expect([told.start.earliest, told.firstDueDays]).toEqual(['2026-12-01', ['2027-01-01']]);
    const waived = preview('CA')({ ...choice, loan: soon, startOn: day('2026-11-30'), waived: true });
    const { drafts, start, firstDueDays, terms } = waived._unsafeUnwrap();
    expect(drafts.map(({ noticeDueOn }) => noticeDueOn)).toEqual([undefined, undefined, undefined]);
    expect([start.earliest, firstDueDays]).toEqual(['2026-11-21', ['2026-11-30', '2027-01-01']]);
    expect(terms.waived).toBe(true);
  });

  it('offers to waive the notice only where autopay may begin with an earlier due day for it', () => {
    const offers = (country: 'US' | 'CA', asked: Partial<typeof choice> | object = {}) => {
      const { waiverHelps, terms } = preview(country)({ ...choice, ...asked, waived: true })._unsafeUnwrap();
      expect(terms.waived).toBe(waiverHelps);
      return waiverHelps;
    };
    expect(offers('CA', { loan: soon, startOn: day('2026-11-30') })).toBe(true);
    // The first due day leaves time for the notice anyway.
    expect(offers('CA')).toBe(false);
    expect(offers('CA', { loan: { ...soon, autopay: { ...loan.autopay, enrolled: true } } })).toBe(false);
    expect(offers('US', { loan: soon })).toBe(false);
  });

  it('in Canada keeps a change from bringing the first debit into the notice of the enrolment', () => {
    const draft = (on: string) => ({
      on: day(on),
      amount: usd(10_000),
      lastChangeAt: Date.UTC(2026, 10, 28) as Instant,
    });
    const changed = (country: 'US' | 'CA', since: string, first: string) => {
      const autopay = { ...loan.autopay, enrolled: true, since: day(since), drafts: [draft(first)] };
      const told = preview(country)({ ...choice, loan: { ...soon, autopay }, startOn: day('2027-01-01') });
      return told._unsafeUnwrap().firstDueDays;
    };
    expect(changed('CA', '2026-11-21', '2027-01-01')).toEqual(['2027-01-01']);
    // The first debit was announced for a day within the notice: it was waived.
    expect(changed('CA', '2026-11-21', '2026-11-30')).toEqual(['2026-11-30', '2027-01-01']);
    expect(changed('CA', '2026-11-20', '2027-01-01')).toEqual(['2026-11-30', '2027-01-01']);
    expect(changed('US', '2026-11-21', '2027-01-01')).toEqual(['2026-11-30', '2027-01-01']);
  });

  it('waives no notice where the start leaves time to give it', () => {
    const later = preview('CA')({ ...choice, loan: soon, startOn: day('2027-01-01'), waived: true });
    const { terms, firstDueDays, drafts } = later._unsafeUnwrap();
    expect(terms.waived).toBe(false);
    expect(firstDueDays).toEqual(['2026-11-30', '2027-01-01']);
    expect(drafts[0]?.noticeDueOn).toBe('2026-12-25');
    const earliest = preview('CA')({ ...choice, loan: soon, startOn: day('2026-12-01'), waived: true });
    expect(earliest._unsafeUnwrap().terms.waived).toBe(false);
  });

  it('in Canada lets a change begin with the next due day', () => {
    const enrolled = { ...soon, autopay: { ...loan.autopay, enrolled: true } };
    const { firstDueDays, drafts } = preview('CA')({ ...choice, loan: enrolled })._unsafeUnwrap();
    expect(firstDueDays).toEqual(['2026-11-30', '2027-01-01']);
    expect(drafts.map(({ noticeDueOn }) => noticeDueOn)).toEqual([undefined, undefined, undefined]);
  });

  it('treats a smaller last draft as a range of amounts', () => {
    const own = { ...choice, amountType: 'OTHER', amount: usd(15_000) } as const;
    const { drafts, terms } = preview('US')(own)._unsafeUnwrap();
    expect(drafts.map(({ amount }) => amount.cents)).toEqual([15_000, 15_000, 15_000]);
    expect(terms.amountRule).toBe('RANGE');
  });

  it('tells the due days that it may begin with: within 60 days, and with notice where one is owed', () => {
    expect(preview('US')(choice)._unsafeUnwrap().firstDueDays).toEqual(['2026-12-01', '2027-01-01']);
    const late = { ...loan, schedule: loan.schedule.map((line) => ({ ...line, dueOn: day('2026-11-30') })) };
    expect(preview('CA')({ ...choice, loan: late })._unsafeUnwrap().firstDueDays).toEqual([]);
    expect(preview('CA')({ ...choice, loan: late, waived: true })._unsafeUnwrap().firstDueDays[0]).toBe(
      '2026-11-30',
    );
  });

  it('may begin on the very first and the very last of these days', () => {
    expect(preview('CA')(choice)._unsafeUnwrap().firstDueDays[0]).toBe('2026-12-01');
    const onDay = (dueOn: string) => ({ ...loan, schedule: [{ ...loan.schedule[0], dueOn: day(dueOn) }] });
    const daysOf = (dueOn: string) =>
      preview('US')({ ...choice, loan: onDay(dueOn) as typeof loan })._unsafeUnwrap().firstDueDays;
    expect(daysOf('2027-01-20')).toEqual(['2027-01-20']);
    expect(daysOf('2027-01-21')).toEqual([]);
  });

  it('begins a change after what is already in progress', () => {
    const draft = {
      on: day('2026-12-01'),
      amount: usd(10_000),
      lastChangeAt: Date.UTC(2026, 10, 20) as Instant,
    };
    const enrolled = { ...loan, autopay: { ...loan.autopay, enrolled: true, drafts: [draft] } };
    expect(preview('US')({ ...choice, loan: enrolled })._unsafeUnwrap().firstDueDays).toEqual(['2027-01-01']);
  });

  it('draws nothing for what a draft in progress pays, as of an own amount of three instalments', () => {
    const fixed = {
      on: day('2026-12-01'),
      amount: usd(30_000),
      lastChangeAt: Date.UTC(2026, 10, 20) as Instant,
    };
    const enrolled = { ...loan, autopay: { ...loan.autopay, enrolled: true, drafts: [fixed] } };
    const { drafts, firstDueDays } = preview('US')({
      ...choice,
      loan: enrolled,
      startOn: day('2027-01-01'),
    })._unsafeUnwrap();
    expect(drafts.map(({ dueOn, amount }) => [dueOn, amount.cents])).toEqual([
      ['2027-03-01', 10_000],
      ['2027-04-01', 10_000],
    ]);
    expect(firstDueDays).toEqual([]);
    const all = preview('US')({
      ...choice,
      loan: enrolled,
      amountType: 'OUTSTANDING_BALANCE',
      startOn: day('2027-03-01'),
    });
    expect(all._unsafeUnwrap().drafts.map(({ amount }) => amount.cents)).toEqual([20_000]);
  });

  it('draws nothing for what a payment in progress pays', () => {
    const { drafts } = preview('US')({
      ...choice,
      loan: { ...loan, paymentsInProgress: [aPaymentRequest] },
    })._unsafeUnwrap();
    expect(drafts.map(({ dueOn, amount }) => [dueOn, amount.cents])).toEqual([
      ['2027-01-01', 8_000],
      ['2027-02-01', 10_000],
      ['2027-03-01', 10_000],
    ]);
  });

  it('fails for instalments in years whose holidays are unknown', () => {
    const far = loan.schedule.map((line) => ({ ...line, dueOn: addMonths(line.dueOn, 1200) }));
    expect(preview('CA')({ ...choice, loan: { ...loan, schedule: far } })._unsafeUnwrapErr()).toMatchObject({
      kind: 'holidays-unknown',
      calendar: 'Payments Canada',
    });
  });

  it.each(['2009-06-01', '2150-06-01'])(
    'fails where the clock shows a year whose holidays are unknown: %s',
    (today) => {
      const now = Date.parse(`${today}T15:00:00Z`) as Instant;
      const terms = { now, country: 'US', zone, holidays: holidayCalendarOf('US') } as const;
      expect(previewAutopay(choice, terms)._unsafeUnwrapErr()).toMatchObject({ kind: 'holidays-unknown' });
    },
  );

  it('refuses a rate that is no number', () => {
    expect(
      preview('US')({ ...choice, loan: { ...loan, terms: { ...loan.terms, rate: '' } } })._unsafeUnwrapErr(),
    ).toEqual({
      kind: 'invalid-rate',
    });
  });
});
