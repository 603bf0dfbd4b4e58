import type { Instant } from '@member-portal/domain/calendar';
import type { Installment, InstallmentStatus } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { readText } from '../support/read-text.ts';
import { computedStyleOf } from '../support/visible-style.ts';
import { openPage } from './signed-in-page.tsx';

afterEach(cleanup);

const installment = (
  number: number,
  status: InstallmentStatus,
  paid = status === 'PAID' ? 10_800 : 0,
): Installment => ({
  number,
  dueOn: day(`2026-${String(number).padStart(2, '0')}-01`),
  amount: usd(10_800),
  principal: usd(9_900),
  interest: usd(900),
  paid: usd(paid),
  status,
});

const aPaymentInProgress: PaymentRequest = {
  id: 'payment-9',
  requestKey: 'key-9',
  status: 'PENDING',
  amountType: 'INSTALLMENT',
  amount: usd(10_800),
  payOn: day('2026-11-24'),
  confirmation: 'ABCD-1234',
  method: { type: 'DEBIT_CARD', brand: 'Visa', last4: '4242' },
  createdAt: Date.UTC(2026, 10, 21) as Instant,
  cancelBefore: undefined,
};

describe('one loan', () => {
  // Proves.
  it('answers what a buyer asks: balance, next payment, payoff, rate, term and what is paid', async () => {
    const { user, analytics, problems } = await openPage('/loans/loan-1', {
      loans: [
        aLoan({
          payoff: {
            id: 'quote-1',
            amount: usd(50_012),
            goodThrough: day('2026-11-21'),
            perDiem: '0.2694',
            breakdown: { principal: usd(49_200), interest: usd(812), fees: usd(0), pending: usd(0) },
          },
        }),
      ],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Cedar & Pine' })).toBeTruthy();
    const facts = screen.getByRole('region', { name: 'Key facts' });
    expect(within(facts).queryByRole('term')).toBeNull();
    await user.click(within(facts).getByRole('button', { name: 'Key facts' }));
    for (const text of ['19.99%', '12 monthly payments', '$708.00', '$48.00'])
      expect(within(facts).getByText(text)).toBeTruthy();
    const owed = screen.getByRole('region', { name: 'What you owe' });
    expect(within(owed).getAllByRole('definition').map(readText)).toEqual(['$492.00', '$8.12', '$500.12']);
    expect(readText(owed)).toContain('Interest to Nov 21, 2026');
    // One figure of what is owed: the balance without today's interest is nowhere beside it.
    expect(screen.queryByText('$500.00')).toBeNull();
    const card = screen.getByRole('region', { name: /^Due Tuesday, December\s1/ });
    expect(within(card).getByRole('button', { name: 'Pay $108.00' })).toBeTruthy();
    expect(analytics.pages).toEqual(['payment plans']);
    expect(problems).toEqual([]);
  });

  it('lists a credit among the lines of a payoff, which add up by it', async () => {
    const payoff = {
      id: 'quote-1',
      amount: usd(20_050),
      goodThrough: day('2026-11-21'),
      perDiem: '0.2694',
      breakdown: { principal: usd(20_200), interest: usd(0), fees: usd(-150), pending: usd(0) },
    };
    await openPage('/loans/loan-1', { loans: [aLoan({ payoff })] });
    const owed = await screen.findByRole('region', { name: 'What you owe' });
    expect(within(owed).getAllByRole('definition').map(readText)).toEqual(['$202.00', '-$1.50', '$200.50']);
  });

  it('does not explain a payoff by lines that are not there, because they would not add up', async () => {
    const breakdown = { principal: usd(49_200), interest: usd(800), fees: usd(0), pending: usd(0) };
    const payoff = {
      id: 'quote-1',
      amount: usd(50_012),
      goodThrough: day('2026-11-21'),
      perDiem: '0.2694',
      breakdown,
    };
    await openPage('/loans/loan-1', { loans: [aLoan({ payoff })] });
    const owed = await screen.findByRole('region', { name: 'What you owe' });
    expect(within(owed).getAllByRole('definition').map(readText)).toEqual(['$500.12']);
    expect(within(owed).queryByRole('button', { name: /Payoff today/ })).toBeNull();
  });

  it('names the rate that interest accrues by beside an APR that differs from it', async () => {
    const loan = aLoan({ apr: '20.31', terms: { ...aLoan().terms, rate: '19.99' } });
    await openPage('/loans/loan-1', { loans: [loan] });
    const facts = within(await screen.findByRole('region', { name: 'Key facts' }));
    expect(facts.getByText('20.31%')).toBeTruthy();
    expect(facts.getByText('Interest rate')).toBeTruthy();
    expect(facts.getByText('19.99%')).toBeTruthy();
    cleanup();
    await openPage('/loans/loan-1', { loans: [aLoan({ apr: '19.990' })] });
    const same = within(await screen.findByRole('region', { name: 'Key facts' }));
    expect(same.queryByText('Interest rate')).toBeNull();
  });

  it('shows the schedule with headers and states in words, from what comes next on', async () => {
    const { user, analytics } = await openPage('/loans/loan-1', {
      loans: [
        aLoan({
          schedule: [
            ...[1, 2, 3].map((number) => installment(number, 'PAID', 10_800)),
            installment(4, 'PAST_DUE', 800),
            installment(5, 'DUE'),
            installment(6, 'UPCOMING'),
          ],
        }),
      ],
    });
    const table = await screen.findByRole('table', { name: 'Payments of this loan by due date' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Due date', 'Status', 'Principal', 'Interest', 'Amount']);
    const rows = () =>
      within(table)
        .getAllByRole<HTMLTableRowElement>('row')
        .slice(1)
        .filter(({ hidden }) => !hidden);
    expect(rows()).toHaveLength(3);
    expect(rows()[0]?.textContent).toContain('Past due');
    expect(rows()[0]?.textContent).toContain('$8.00 of $108.00 paid');
    await user.click(screen.getByRole('button', { name: 'Show all 6\u00a0payments' }));
    expect(rows()).toHaveLength(6);
    expect(rows()[0]?.textContent).toContain('Paid');
    await user.click(screen.getByRole('button', { name: 'Show fewer payments' }));
    expect(rows()).toHaveLength(3);
    expect(analytics.events.filter(({ event }) => event === 'activity_and_payment_schedule')).toEqual([
      { event: 'activity_and_payment_schedule', info: { view: 'schedule' } },
    ]);
  });

  it('says of an offer only that it is one, and not that it has ended', async () => {
    await openPage('/loans/loan-1', { loans: [aLoan({ status: 'OFFERED', nextPayment: undefined })] });
    expect(await screen.findByText('Offered')).toBeTruthy();
    expect(screen.queryByText('Ended')).toBeNull();
  });

  it('counts no payment as late in its timeline that was due after it had closed', async () => {
    const schedule = Array.from({ length: 12 }, (_, index) =>
      installment(index + 1, index < 2 ? 'PAID' : 'PAST_DUE'),
    );
    const closedOn = schedule[2]?.dueOn;
    const charged = { status: 'CHARGED_OFF', closedOn, installmentsPaid: 2, installmentsTotal: 12 } as const;
    await openPage('/loans/loan-1', { loans: [aLoan({ ...charged, schedule })] });
    const progress = (await screen.findByText('2 of 12 payments made')).closest('ul');
    expect(within(progress as HTMLElement).getByText('1 payment late')).toBeTruthy();
    const states = Array.from(progress?.previousElementSibling?.children ?? [], (one) =>
      one.getAttribute('data-state'),
    );
    expect(states.filter((state) => state === 'coming')).toHaveLength(9);
    expect(states.filter((state) => state === 'paid')).toHaveLength(2);
  });

  it('shows its payments as a timeline in words: paid, late, next and last', async () => {
    await openPage('/loans/loan-1', {
      loans: [
        aLoan({
          installmentsPaid: 9,
          installmentsTotal: 12,
          schedule: Array.from({ length: 12 }, (_, index) =>
            installment(index + 1, index < 9 ? 'PAID' : index < 11 ? 'PAST_DUE' : 'UPCOMING'),
          ),
        }),
      ],
    });
    const owed = await screen.findByRole('region', { name: 'What you owe' });
    expect(within(owed).getAllByRole('listitem').map(readText)).toEqual([
      '9 of 12 payments made',
      '2 payments late',
      'Next Dec 1, 2026',
    ]);
    cleanup();
    await openPage('/loans/loan-1', {
      loans: [
        aLoan({
          installmentsPaid: 10,
          installmentsTotal: 12,
          schedule: Array.from({ length: 12 }, (_, index) =>
            installment(index + 1, index < 10 ? 'PAID' : 'UPCOMING'),
          ),
        }),
      ],
    });
    const again = await screen.findByRole('region', { name: 'What you owe' });
    expect(within(again).getAllByRole('listitem').map(readText)).toEqual([
      '10 of 12 payments made',
      '1 payment late',
      'Next Dec 1, 2026',
    ]);
  });

  it('calls late in its timeline no payment that the platform names as the next one of a loan up to date', async () => {
    const nextPayment = { dueOn: day('2026-11-20'), amount: usd(10_800) };
    const schedule = Array.from({ length: 12 }, (_, index) =>
      installment(index + 1, index < 10 ? 'PAID' : index < 11 ? 'DUE' : 'UPCOMING'),
    ).map((line) => (line.status === 'DUE' ? { ...line, dueOn: nextPayment.dueOn } : line));
    const loan = aLoan({ nextPayment, installmentsPaid: 10, schedule });
    const listed = async (changed: Parameters<typeof aLoan>[0]) => {
      cleanup();
      await openPage('/loans/loan-1', { loans: [{ ...loan, ...changed }] });
      const owed = await screen.findByRole('region', { name: 'What you owe' });
      return within(owed).getAllByRole('listitem').map(readText)[1];
    };
    expect(await listed({})).toBe('Next Nov 20, 2026');
    expect(await listed({ subStatus: 'GRACE_PERIOD' })).toBe('1 payment late');
  });

  it('says nowhere that it is past due once a payment of all that is late is processing', async () => {
    await openPage('/loans/loan-1', {
      loans: [
        aLoan({
          subStatus: 'DELINQUENT_PAST_DUE',
          pastDue: usd(10_800),
          paymentsInProgress: [{ ...aPaymentInProgress, payOn: day('2026-11-21') }],
          installmentsPaid: 10,
          schedule: Array.from({ length: 12 }, (_, index) =>
            installment(index + 1, index < 10 ? 'PAID' : index < 11 ? 'PAST_DUE' : 'UPCOMING'),
          ),
        }),
      ],
    });
    const owed = await screen.findByRole('region', { name: 'What you owe' });
    expect(within(owed).getAllByRole('listitem').map(readText)).toEqual([
      '10 of 12 payments made',
      'Processing',
      'Next Dec 1, 2026',
    ]);
    const schedule = screen.getByRole('region', { name: 'Payment schedule' });
    expect(within(schedule).getByText('Processing')).toBeTruthy();
    expect(screen.queryByText(/past due/i)).toBeNull();
  });

  it('says nothing of a confirmation number that the platform does not give', async () => {
    const { problems } = await openPage('/loans/loan-1', {
      loans: [aLoan({ paymentsInProgress: [{ ...aPaymentInProgress, confirmation: '' }] })],
    });
    await screen.findByRole('heading', { level: 1 });
    const text = readText(document.body);
    expect(text).toContain('dated November 24, 2026. Your balance');
    expect([text.includes('Confirmation number'), problems]).toEqual([false, []]);
  });

  it('names the account that a payment is taken from in small letters within the sentence', async () => {
    const method = { type: 'BANK_ACCOUNT', brand: undefined, last4: '7028' } as const;
    await openPage('/loans/loan-1', {
      loans: [aLoan({ paymentsInProgress: [{ ...aPaymentInProgress, method }] })],
    });
    expect(readText(await screen.findByText(/7028, dated/))).toContain(
      ' with bank account ending in 7028, dated',
    );
  });

  it('asks nowhere for a payment that is processing, and names the one after it', async () => {
    const loan = aLoan({
      nextPayment: { dueOn: day('2026-12-01'), amount: usd(10_800) },
      paymentsInProgress: [aPaymentInProgress],
      installmentsPaid: 10,
      installmentsTotal: 13,
      schedule: [
        ...Array.from({ length: 12 }, (_, index) =>
          installment(index + 1, index < 11 ? 'PAID' : 'DUE'),
        ).slice(1),
        { ...installment(12, 'UPCOMING'), number: 13, dueOn: day('2027-01-01') },
        { ...installment(12, 'UPCOMING'), number: 14, dueOn: day('2027-02-01') },
      ],
    });
    await openPage('/loans/loan-1', { loans: [loan] });
    const owed = await screen.findByRole('region', { name: 'What you owe' });
    expect(within(owed).getAllByRole('listitem').map(readText)).toEqual([
      '10 of 13 payments made',
      'Processing',
      'Next Jan 1, 2027',
      'Last Feb 1, 2027',
    ]);
    const schedule = screen.getByRole('region', { name: 'Payment schedule' });
    expect(within(schedule).getAllByText('Processing')).toHaveLength(1);
    expect(within(schedule).queryByText('Due')).toBeNull();
  });

  it.each([
    [undefined, '2 payments late', 'Show all 11\u00a0payments'],
    ['2026-10-20', '1 payment late', 'Show all 10\u00a0payments'],
  ])('announces no payment to come where it was charged off (%s)', async (closedOn, late, all) => {
    await openPage('/loans/loan-1', {
      loans: [
        aLoan({
          status: 'CHARGED_OFF',
          closedOn: closedOn === undefined ? undefined : day(closedOn),
          installmentsPaid: 9,
          schedule: Array.from({ length: 12 }, (_, index) =>
            installment(index + 1, index < 9 ? 'PAID' : index < 10 ? 'PAST_DUE' : 'UPCOMING'),
          ),
        }),
      ],
    });
    const owed = await screen.findByRole('region', { name: 'What you owe' });
    expect(within(owed).getAllByRole('listitem').map(readText)).toEqual(['9 of 12 payments made', late]);
    const schedule = screen.getByRole('region', { name: 'Payment schedule' });
    expect(within(schedule).getByRole('button', { name: all })).toBeTruthy();
    expect(within(schedule).queryByText(/December/)).toBeNull();
    const facts = within(screen.getByRole('region', { name: 'Key facts' }));
    expect(facts.getByText('Principal paid')).toBeTruthy();
    expect(facts.queryByText('Last payment due')).toBeNull();
  });

  it('offers neither a payment nor autopay while a payment in progress pays it off', async () => {
    const payoff = { amountType: 'PAYOFF', amount: usd(50_012), min: undefined, max: undefined } as const;
    const paymentOptions = [...aLoan().paymentOptions, payoff];
    const options = /^(?:Pay |Pay more|Set up autopay)/;
    const paymentsInProgress = [
      { ...aPaymentInProgress, amountType: 'PAYOFF' as const, amount: payoff.amount },
    ];
    await openPage('/loans/loan-1', { loans: [aLoan({ paymentOptions })] });
    await screen.findByRole('button', { name: 'Set up autopay' });
    expect(screen.getAllByRole('button', { name: options }).length).toBeGreaterThan(1);
    cleanup();
    await openPage('/loans/loan-1', { loans: [aLoan({ paymentOptions, paymentsInProgress })] });
    await screen.findByRole('region', { name: /^You’re covered/ });
    expect(screen.queryAllByRole('button', { name: options })).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Autopay' })).toBeNull();
  });

  it('keeps the phone number, and asks for nothing, while it is late and a later payment pays it off', async () => {
    const paymentsInProgress = [
      { ...aPaymentInProgress, amountType: 'PAYOFF' as const, amount: usd(50_012) },
    ];
    await openPage('/loans/loan-1', { loans: [aLoan({ pastDue: usd(10_800), paymentsInProgress })] });
    const card = within(await screen.findByRole('region', { name: /^Past due/ }));
    expect(card.getByRole('link', { name: '1-800-555-0142' })).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });

  it.each([
    [Date.UTC(2026, 10, 23), 1],
    [undefined, 0],
  ])(
    'says how to avoid a late fee that a scheduled payoff comes too late for, cancellable until %s',
    async (until, told) => {
      const payoff = { ...aPaymentInProgress, amountType: 'PAYOFF' as const, amount: usd(50_012) };
      const loan = aLoan({
        pastDue: usd(10_800),
        lateFee: { on: day('2026-11-23'), amount: usd(1_500) },
        paymentsInProgress: [{ ...payoff, cancelBefore: until as Instant | undefined }],
      });
      await openPage('/loans/loan-1', { loans: [loan], flags: { cancelScheduledPayment: true } });
      const card = within(await screen.findByRole('region', { name: /^Past due/ }));
      expect(card.getByText(/^Pay by .* to avoid a \$15\.00 late fee\.$/)).toBeTruthy();
      expect(card.queryAllByText('To pay sooner, cancel the scheduled payment first.')).toHaveLength(told);
    },
  );

  it.each([
    ['READY_TO_PROCESS', 'Payment scheduled', 'Scheduled'],
    ['PENDING', 'Payment processing', 'Processing'],
  ] as const)('tells of a payment for a later day that is %s', async (status, title, state) => {
    const nextPayment = { dueOn: day('2026-12-01'), amount: usd(10_800) };
    const paymentsInProgress = [{ ...aPaymentInProgress, status }];
    const schedule = [installment(1, 'PAID'), { ...installment(12, 'DUE'), dueOn: nextPayment.dueOn }];
    await openPage('/loans/loan-1', { loans: [aLoan({ nextPayment, paymentsInProgress, schedule })] });
    expect(await screen.findByText(title)).toBeTruthy();
    const lines = screen.getByRole('region', { name: 'Payment schedule' });
    expect(within(lines).getByText(state)).toBeTruthy();
    const confirmation = screen.getByText('ABCD-1234');
    expect(confirmation.closest('p')?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      '$108.00 with Visa ending in 4242, dated November 24, 2026. Confirmation number ABCD-1234.',
    );
    // It has a hyphen, and is copied in one piece.
    expect(computedStyleOf(confirmation).whiteSpace).toBe('nowrap');
  });

  it('speaks of no interest where none is owed', async () => {
    const breakdown = { principal: usd(50_000), interest: usd(0), fees: usd(0), pending: usd(0) };
    const quote = { id: 'quote-1', goodThrough: day('2026-11-21'), perDiem: '0' };
    await openPage('/loans/loan-1', {
      loans: [aLoan({ payoff: { ...quote, amount: usd(50_000), breakdown } })],
    });
    const owed = await screen.findByRole('region', { name: 'What you owe' });
    expect(within(owed).queryByText(/Interest/)).toBeNull();
  });

  it('takes what is processing off what is owed, and asks whether to pay again', async () => {
    await openPage('/loans/loan-1', {
      loans: [
        aLoan({
          payoff: {
            id: 'quote-1',
            amount: usd(39_212),
            goodThrough: day('2026-11-21'),
            perDiem: '0.2694',
            breakdown: { principal: usd(49_200), interest: usd(812), fees: usd(0), pending: usd(10_800) },
          },
          paymentsInProgress: [aPaymentInProgress],
        }),
      ],
    });
    const owed = await screen.findByRole('region', { name: 'What you owe' });
    expect(within(owed).getAllByRole('definition').map(readText)).toEqual([
      '$492.00',
      '$8.12',
      '−$108.00',
      '$392.12',
    ]);
    expect(within(owed).getByText('Payments processing')).toBeTruthy();
    const card = screen.getByRole('region', { name: /^You’re covered/ });
    expect(within(card).getByRole('button', { name: 'Pay more' })).toBeTruthy();
  });

  it.each([0, 29, 59] as const)(
    'tells of a hardship plan until when it runs and what the schedule asks for, whatever its code (%d)',
    async (plan) => {
      const line = (number: number, dueOn: string, cents: number) => ({
        number,
        dueOn: day(dueOn),
        amount: usd(cents),
        principal: usd(cents),
        interest: usd(0),
        paid: usd(0),
        status: 'UPCOMING' as const,
      });
      const schedule = [
        line(1, '2026-12-01', 4_500),
        line(2, '2027-01-01', 4_500),
        line(3, '2027-02-01', 10_800),
      ];
      const hardship = { plan, until: day('2027-01-15') };
      await openPage('/loans/loan-1', {
        loans: [aLoan({ term: 12, installmentsTotal: 13, hardship, schedule })],
      });
      const title = await screen.findByText('Your hardship plan runs until January 15, 2027');
      const notice = readText(title.parentElement ?? title);
      expect(notice).toContain('2 payments are due while it runs:');
      expect(notice).toContain('$45.00 on December 1, 2026');
      expect(notice).toContain('$45.00 on January 1, 2027');
      expect(notice).toContain('After it ends, your next payment is $108.00 on February 1, 2027.');
      expect(notice).not.toMatch(/\b(29|59)\b/);
      expect(screen.getByText('12 monthly payments, now 13')).toBeTruthy();
    },
  );

  it.each([
    ['hardship-confirm-29', true],
    ['loan-agreement', false],
  ] as const)(
    'says of a hardship plan where its terms are only with such a document: %s',
    async (kind, told) => {
      const hardship = { plan: 29, until: day('2027-01-15') } as const;
      const documents = [{ kind, targetId: undefined, effectiveOn: day('2026-02-01') }];
      await openPage('/loans/loan-1', { loans: [aLoan({ hardship, documents })] });
      await screen.findByText(/^Your hardship plan runs/);
      expect(screen.queryByText('The plan’s terms are under Documents.') !== null).toBe(told);
    },
  );

  it('says where nothing is due while a hardship plan runs', async () => {
    const hardship = { plan: 59, until: day('2027-01-15') } as const;
    const nextPayment = { dueOn: day('2027-02-01'), amount: usd(10_800) };
    await openPage('/loans/loan-1', { loans: [aLoan({ hardship, nextPayment })] });
    expect(await screen.findByText('Nothing is due while it runs.')).toBeTruthy();
    cleanup();
    const late = { pastDue: usd(10_800), subStatus: 'GRACE_PERIOD' } as const;
    await openPage('/loans/loan-1', { loans: [aLoan({ hardship, nextPayment, ...late })] });
    await screen.findByRole('region', { name: /^Past due, in grace period/ });
    expect(screen.getByText(/^Your hardship plan runs/)).toBeTruthy();
    expect(screen.queryByText('Nothing is due while it runs.')).toBeNull();
  });

  it.each(['REVIEW', 'EXPIRED'] as const)('says nothing of a debt on a loan that is %s', async (status) => {
    await openPage('/loans/loan-1', {
      loans: [aLoan({ status, nextPayment: undefined, paymentOptions: [], schedule: [] })],
    });
    const facts = await screen.findByRole('region', { name: 'Key facts' });
    expect(screen.getByText(/^Requested /)).toBeTruthy();
    expect(screen.queryByText(/Opened/)).toBeNull();
    expect(within(facts).getByText('Amount requested')).toBeTruthy();
    expect(screen.queryByText('What you owe')).toBeNull();
    for (const text of ['Original amount', 'Principal paid', 'Last payment due', 'Autopay'])
      expect(within(facts).queryByText(text)).toBeNull();
  });

  it('draws an empty sheet where nothing has happened on it yet', async () => {
    await openPage('/loans/loan-1', {
      prepare: ({ ledger }) => {
        Object.assign(ledger, { history: () => [] });
      },
    });
    const region = await screen.findByRole('region', { name: 'Recent activity' });
    await within(region).findByText('No activity yet.');
    expect(region.querySelector('svg')).toBeTruthy();
  });

  it('says that a loan cannot be found, and leads back', async () => {
    const { user, router, analytics } = await openPage('/loans/no-such-loan');
    expect(await screen.findByRole('heading', { name: 'We can’t find this loan' })).toBeTruthy();
    expect(analytics.pages).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'See your loans' }));
    expect(router.state.location.pathname).toBe('/loans/outstanding');
  });

  it('can be asked for again when it could not be read', async () => {
    const { user, analytics } = await openPage('/loans/loan-1', {
      prepare: ({ readFaults }) => readFaults.queue({ kind: 'answered', failure: OFFLINE }),
    });
    await screen.findByRole('button', { name: 'Try again' });
    expect(analytics.pages).toEqual(['payment plans']);
    expect(screen.getByRole('heading', { level: 1, name: 'Loan' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cedar & Pine' })).toBeTruthy();
    expect(analytics.pages).toEqual(['payment plans']);
  });

  it('is read again by itself once the line is back', async () => {
    await openPage('/loans/loan-1', {
      prepare: ({ readFaults }) => readFaults.queue({ kind: 'answered', failure: OFFLINE }),
    });
    await screen.findByRole('button', { name: 'Try again' });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cedar & Pine' })).toBeTruthy();
  });

  it('asks for no payment where nothing can be paid', async () => {
    await openPage('/loans/loan-1', {
      loans: [aLoan({ status: 'CHARGED_OFF', balance: usd(50_000), nextPayment: undefined })],
    });
    const card = await screen.findByRole('region', { name: 'Charged off, still owed $500.00' });
    expect(within(card).queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: /Contact us about this loan/ })).toBeTruthy();
  });
});
