import { type CsvCell, toCalendar, toCsv } from '@member-portal/application/files';
import { PaymentOptionsOf, PreviewPayment } from '@member-portal/application/payments';
import { Clock, LenderClock, LoanReads, PaymentGateway } from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import { lenderPorts } from '@member-portal/client/lender';
import { previewAutopay } from '@member-portal/domain/autopay';
import type { BuyerId } from '@member-portal/domain/buyer';
import { type PlainDate, plainDate, timeZone } from '@member-portal/domain/calendar';
import * as loans from '@member-portal/domain/loan';
import { amountLimitsOf } from '@member-portal/domain/payment';
import { balanceCourse, extraPayments, nextDueAfter } from '@member-portal/domain/projection';
import { coveredLines, leadOf, loanLineOf, loanTodayOf, todayContent } from '@member-portal/domain/today';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyContractAnswer } from '../../support/contract/any-contract-answer.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeTime, START } from '../../support/fakes/fake-time.ts';
import { A_LENDER } from '../../support/infrastructure/a-lender.ts';
import { holdsInTime, PROPERTY_RUNS } from '../../support/property-runs.ts';

const today = '2026-11-21' as PlainDate;
const zone = timeZone('America/New_York')._unsafeUnwrap();
const loanId = 'loan-1' as loans.LoanId;

/** Use cases in front of a platform that gives these answers. */
const servicesOver = (answers: {
  readonly loan: unknown;
  readonly list: unknown;
  readonly history: unknown;
  readonly methods: unknown;
}) => {
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(new Request(input).url);
    const body = pathname.endsWith('/history')
      ? answers.history
      : pathname.endsWith('/payment-agreement')
        ? answers.list
        : pathname.startsWith('/v1')
          ? answers.methods
          : answers.loan;
    return new Response(JSON.stringify(body));
  };
  return createServices([
    ...lenderPorts(A_LENDER, { fetch }),
    provide(Clock, fakeClock(fakeTime())),
    provide(LenderClock, fakeClock(fakeTime())),
  ]);
};

/** Numbers that no screen could show, and days that no calendar has. */
const nonsense = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? [] : [`${path}: ${value}`];
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return plainDate(value).isOk() ? [] : [`${path}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => nonsense(part, `${path}.${key}`));
};

it('computes figures, days and files from whatever the contract allows', async () => {
  const answers = fc.record({
    loan: anyContractAnswer('platform', 'readAgreement', { longest: 40 }).map((loan) => ({
      ...Object(loan),
      status: 'OUTSTANDING',
    })),
    list: anyContractAnswer('platform', 'listAgreements', { longest: 40 }),
    history: anyContractAnswer('platform', 'readHistory', { longest: 40 }),
    methods: anyContractAnswer('gateway', 'listPaymentMethods', { longest: 5 }),
  });
  await holdsInTime(
    fc.asyncProperty(answers, async (given) => {
      const services = servicesOver(given);
      const loan = (await services.get(LoanReads).readLoan(loanId))._unsafeUnwrap();
      const list = (
        await services.get(LoanReads).listLoans({ buyerId: 'b' as BuyerId, statuses: [] })
      )._unsafeUnwrap().items;
      const history = (await services.get(LoanReads).readHistory(loanId, {}))._unsafeUnwrap().items;
      const methods = (await services.get(PaymentGateway).listMethods('b' as BuyerId))._unsafeUnwrap();
      const facts = { today, now: START, failed: history[0] };
      const context = { today, timeZone: zone, cancellable: true, showsReason: true };
      const state = loanTodayOf(loan, facts);
      const contents = [...list, loan].map((one) => {
        const at = loanTodayOf(one, facts);
        return [
          at,
          todayContent(at, context),
          loanLineOf(one, at),
          loans.progressOf(one),
          loans.moneyInProgress(one, today),
        ];
      });
      const options = services.get(PaymentOptionsOf)(loan, methods);
      const previews = options.isErr()
        ? []
        : options.value.amounts.map(({ amountType, amount }) =>
            services
              .get(PreviewPayment)({
                loan,
                amountType,
                amount: amount ?? loan.balance,
                payOn: options.value.dates.earliest,
                methodType: 'DEBIT_CARD',
              })
              .unwrapOr(undefined),
          );
      const covered = coveredLines(loan, state, today);
      const ahead = loans.installmentsAhead(loan, today, covered);
      const figures = {
        contents,
        lead: leadOf(list, facts, { isWhole: true }),
        options: options
          .map(({ amounts, dates, nextDue }) => [
            amounts,
            dates,
            nextDue,
            amounts.map((one) => one.editable && amountLimitsOf(one, loan.balance.currency)),
          ])
          .unwrapOr([]),
        previews,
        autopay: options
          .map(({ holidays }) =>
            (['INSTALLMENT', 'OUTSTANDING_BALANCE'] as const).map((amountType) =>
              previewAutopay(
                { loan, amountType, amount: undefined, startOn: today, waived: false },
                { now: START, country: 'CA', zone, holidays },
              ).unwrapOr(undefined),
            ),
          )
          .unwrapOr([]),
        ahead,
        timeline: loans.paymentTimeline(loan.schedule, today),
        course: balanceCourse(loan, today, history),
        extra: extraPayments(loan, [1_000, 10_000], today),
        next: nextDueAfter(loan),
        owed: loans.owedBreakdown(loan),
        beside: loans.besidePayoff(loan, { counted: undefined }),
        hardship: loans.hardshipScheduleOf(loan, today),
      };
      expect(nonsense(figures)).toEqual([]);
      const { paid, total, left, percent } = loans.progressOf(loan);
      expect([paid, left, percent].every((one) => one >= 0) && paid <= total && percent <= 100).toBe(true);
      for (const { gain } of figures.extra)
        expect([gain.interestSaved.cents >= 0, gain.monthsEarlier >= 0]).toEqual([true, true]);
      for (const one of previews)
        if (one)
          expect([one.preview.interestSaved.cents >= 0, one.preview.monthsEarlier >= 0]).toEqual([
            true,
            true,
          ]);
      const cells = history.map(({ on, amount, allocation, confirmation, failure }): readonly CsvCell[] => [
        on,
        amount,
        allocation?.interest,
        confirmation,
        failure?.reason,
      ]);
      for (const locale of ['en-us', 'fr-ca'] as const)
        expect(toCsv(cells, locale)).not.toMatch(/NaN|undefined|Infinity|e\+/);
      const days = ahead.map(({ number, dueOn }) => ({
        id: `${loan.id}-${number}`,
        on: dueOn,
        title: loan.merchant,
        description: loan.number,
      }));
      const calendar = toCalendar({ name: loan.merchant, locale: 'en-us', at: START, days });
      for (const line of calendar.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }),
    { numRuns: Math.ceil(PROPERTY_RUNS / 5) },
  );
});
