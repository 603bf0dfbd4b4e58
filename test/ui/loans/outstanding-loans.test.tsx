import type { LoanId } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { readText } from '../support/read-text.ts';
import { computedStyleOf } from '../support/visible-style.ts';
import { openPage } from './signed-in-page.tsx';

afterEach(cleanup);

const named = (id: string, merchant: string, changed: Parameters<typeof aLoan>[0] = {}) =>
  aLoan({ id: id as LoanId, merchant, number: `N-${id}`, ...changed });

describe('outstanding loans', () => {
  // Proves.
  it('show each loan with its balance, next payment, progress and state in words', async () => {
    const { analytics, problems } = await openPage('/loans/outstanding');
    const card = await screen.findByRole('article', { name: 'Cedar & Pine' });
    for (const text of ['$500.00', '$108.00', 'IN-STORE PURCHASE', 'Up to date', '7 of 12 payments made'])
      expect(within(card).getByText(new RegExp(text.replace('$', '\\$')))).toBeTruthy();
    expect(within(card).getByRole('img', { name: '7 of 12\u00a0payments made' })).toBeTruthy();
    expect(analytics.pages).toEqual(['outstanding loans']);
    await waitFor(() => expect(analytics.names()).toEqual(['buyer_loans_data']));
    expect(problems).toEqual([]);
  });

  // Proves.
  it.each([
    ['en-us', 'INSTORE', 'IN-STORE PURCHASE'],
    ['en-us', 'VIRTUALCARD', 'VIRTUAL-CARD'],
    ['en-us', 'BANK', 'Bank loan'],
    ['en-ca', 'INSTORE', 'IN-STORE PURCHASE'],
    ['en-ca', 'VIRTUALCARD', 'VIRTUAL-CARD'],
    ['en-ca', 'BANK', 'Bank loan'],
    ['fr-ca', 'INSTORE', 'Achat en magasin'],
    ['fr-ca', 'VIRTUALCARD', 'Carte virtuelle'],
    ['fr-ca', 'BANK', 'Prêt bancaire'],
  ] as const)('say in %s that %s is %s', async (locale, source, label) => {
    const [one] = [named('1', 'One')];
    await openPage('/loans/outstanding', { locale, loans: [{ ...one, order: { ...one.order, source } }] });
    expect(within(await screen.findByRole('article')).getByText(label).textContent).toBe(label);
  });

  it('have a heading and a name for each action where the platform names no merchant', async () => {
    await openPage('/loans/outstanding', { loans: [named('1', ' ')] });
    const card = await screen.findByRole('article', { name: 'Your loan' });
    expect(within(card).getByRole('heading').textContent).toBe('Your loan');
    expect(within(card).getAllByRole('button', { name: /Your loan/ })).toHaveLength(2);
  });

  it('lead with what is past due, before anything that is due sooner', async () => {
    await openPage('/loans/outstanding', {
      loans: [
        named('1', 'Due tomorrow', { nextPayment: { dueOn: day('2026-11-22'), amount: usd(5_000) } }),
        named('2', 'Late', { pastDue: usd(7_700), subStatus: 'GRACE_PERIOD' }),
      ],
    });
    const card = await screen.findByRole('region', { name: 'Past due, in grace period $77.00' });
    expect(within(card).getByRole('link', { name: 'Late, loan N-2' })).toBeTruthy();
    expect(within(card).getByRole('button', { name: 'Pay $77.00: Late, loan N-2' })).toBeTruthy();
    expect(readText(within(card).getByText(/^1 more/))).toBe('1 more loan is due by Sunday, November 22.');
    expect(within(screen.getByRole('article', { name: 'Late' })).getByText('In grace period')).toBeTruthy();
  });

  it.each([
    ['2026-11-30', /You don’t need to pay again\.$/],
    ['2026-12-01', /Pay by Monday, November 30 to avoid a \$15\.00 late fee\.$/],
  ])('say of a payment scheduled for %s whether a late fee still comes before it', async (payOn, told) => {
    const lateFee = { on: day('2026-12-01'), amount: usd(1_500) };
    const paymentsInProgress = [aPaymentRequest({ amount: usd(7_700), payOn: day(payOn) })];
    await openPage('/loans/outstanding', {
      loans: [named('1', 'Late', { pastDue: usd(7_700), lateFee, paymentsInProgress })],
    });
    const card = await screen.findByRole('region', { name: /\$77\.00$/ });
    expect(readText(within(card).getByText(told))).toMatch(told);
  });

  it('move the number of the loan that leads to a line of its own before it breaks at a hyphen', async () => {
    await openPage('/loans/outstanding', {
      loans: [{ ...named('1', 'Late', { pastDue: usd(7_700) }), number: 'HA-977660-64' }],
    });
    const link = await screen.findByRole('link', { name: 'Late, loan HA-977660-64' });
    expect(computedStyleOf(within(link).getByText('HA-977660-64')).display).toBe('inline-block');
  });

  it('count what the others need where all of them are known', async () => {
    const nextPayment = { dueOn: day('2026-11-22'), amount: usd(5_000) };
    await openPage('/loans/outstanding', {
      loans: [
        named('1', 'One', { pastDue: usd(1_000) }),
        named('2', 'Other', { pastDue: usd(2_000) }),
        named('3', 'Soon', { nextPayment }),
        named('4', 'Later'),
      ],
    });
    const card = await screen.findByRole('region', { name: 'Past due $10.00' });
    expect(readText(within(card).getByText(/^1 more/))).toBe(
      '1 more loan is past due. 2 more loans are due by Tuesday, December 1.',
    );
  });

  it('leave out what is due next while one of many is searched for', async () => {
    const loans = Array.from({ length: 11 }, (_, at) => named(`${at}`, `Merchant ${at}`));
    const { user } = await openPage('/loans/outstanding', { loans });
    await screen.findByRole('region', { name: /^Due/ });
    await user.type(screen.getByLabelText('Search'), 'Merchant 7');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Due/ })).toBeNull());
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });

  it.each([
    ['nothing is in progress', []],
    ['a payment to principal alone is', [aPaymentRequest({ amountType: 'PRINCIPAL' })]],
    ['another that failed is still listed', [aPaymentRequest({ status: 'FAILED' })]],
  ])(
    'say that a payment of what is past due failed, and when it is tried again, where %s',
    async (_, listed) => {
      const failed: Activity = {
        id: 'activity-1',
        requestKey: undefined,
        type: 'AUTOPAY',
        status: 'FAILED',
        amount: usd(10_800),
        on: day('2026-11-18'),
        method: undefined,
        allocation: undefined,
        confirmation: undefined,
        failure: { reason: 'NO_FUNDS', retryOn: day('2026-11-25') },
      };
      await openPage('/loans/outstanding', {
        loans: [aLoan({ pastDue: usd(10_800), paymentsInProgress: listed })],
        prepare: ({ ledger }) => {
          Object.assign(ledger, { history: () => [failed] });
        },
      });
      const card = await screen.findByRole('region', { name: /^Payment returned/ });
      expect(readText(card)).toContain('Your bank returned your $108.00 payment of November 18.');
      expect(readText(card)).toContain('We’ll try again on Wednesday, November 25, unless you pay it first.');
    },
  );

  it('say that autopay takes care of what is due, and ask for nothing', async () => {
    const method = { type: 'DEBIT_CARD', brand: 'Visa', last4: '4242' } as const;
    const nextDraft = { on: day('2026-12-01'), amount: usd(10_800), method, lastChangeAt: undefined };
    await openPage('/loans/outstanding', { loans: [aLoan({ autopayEnrolled: true, nextDraft })] });
    const card = await screen.findByRole('region', { name: 'Autopay is on $108.00' });
    expect(readText(card)).toContain('will be taken on Tuesday, December 1');
    expect(within(card).queryByRole('button', { name: /^Pay \$/ })).toBeNull();
    expect(within(card).getByRole('button', { name: /^Change: Cedar & Pine/ })).toBeTruthy();
  });

  it('say that autopay is paused, or on without promising a payment that is not reported', async () => {
    const loans = [
      aLoan({ autopayEnrolled: true }),
      aLoan({ id: 'paused' as LoanId, merchant: 'Harbor', autopayEnrolled: true, autopayPaused: true }),
    ];
    await openPage('/loans/outstanding', { loans });
    expect(await screen.findByRole('button', { name: /^Pay \$108.00/ })).toBeTruthy();
    expect(readText(screen.getByRole('article', { name: 'Cedar & Pine' }))).toContain('Autopay on');
    expect(readText(screen.getByRole('article', { name: 'Harbor' }))).toContain('Autopay paused');
  });

  it.each([
    ['en-us', 'Autopay is on, but no automatic payment listed here covers this by its due date.'],
    [
      'fr-ca',
      'Le prélèvement automatique est activé, mais aucun prélèvement indiqué ici ne couvre ce montant d’ici l’échéance.',
    ],
  ] as const)(
    'say beside what is due that no automatic payment covers it though autopay is on (%s)',
    async (...row) => {
      const [locale, text] = row;
      await openPage('/loans/outstanding', { locale, loans: [aLoan({ autopayEnrolled: true })] });
      const card = await screen.findByRole('region', { name: locale === 'en-us' ? /^Due / : /^À payer / });
      expect(readText(card)).toContain(text);
      cleanup();
      await openPage('/loans/outstanding', {
        locale,
        loans: [aLoan({ autopayEnrolled: true, autopayPaused: true })],
      });
      const paused = await screen.findByRole('region', { name: locale === 'en-us' ? /^Due / : /^À payer / });
      expect(readText(paused)).not.toContain(text);
    },
  );

  it.each([
    ['2026-12-01', 10_800, 'Autopay on'],
    ['2026-12-01', 5_000, 'Autopay on'],
    ['2026-12-18', 10_800, 'Autopay from Dec 18, 2026'],
  ])('name the day from which autopay pays, where that is after what is due: %s, %d', async (...row) => {
    const [on, cents, text] = row;
    const method = { type: 'DEBIT_CARD', brand: 'Visa', last4: '4242' } as const;
    const nextDraft = { on: day(on), amount: usd(cents), method, lastChangeAt: undefined };
    await openPage('/loans/outstanding', { loans: [aLoan({ autopayEnrolled: true, nextDraft })] });
    expect(readText(await screen.findByRole('article', { name: 'Cedar & Pine' }))).toContain(text);
  });

  it.each([
    ['2026-11-21', '$120.17 processing, Nov 21, 2026', 'Your payment is processing.'],
    [
      '2026-11-24',
      '$120.17 scheduled for Nov 24, 2026',
      'Your payment is scheduled for Tuesday, November 24.',
    ],
  ])(
    'say that a payment of %s covers what is due, and do not ask for it again',
    async (payOn, short, long) => {
      const paymentsInProgress = [aPaymentRequest({ amount: usd(12_017), payOn: day(payOn) })];
      await openPage('/loans/outstanding', { loans: [aLoan({ paymentsInProgress })] });
      const article = await screen.findByRole('article', { name: 'Cedar & Pine' });
      const next = within(article).getByText('Next payment').nextElementSibling;
      expect(next && readText(next)).toBe(short);
      expect(
        within(article).getByRole('button', { name: /^Make another payment: Cedar & Pine/ }),
      ).toBeTruthy();
      const card = screen.getByRole('region', { name: 'You’re covered $120.17' });
      expect(readText(card)).toContain(long);
      expect(within(card).queryByRole('button', { name: /^Pay \$/ })).toBeNull();
      expect(within(card).getByRole('button', { name: /^Pay more: Cedar & Pine/ })).toBeTruthy();
    },
  );

  it('say of one that is late, with nothing to come, not that nothing is due', async () => {
    const late = { subStatus: 'DELINQUENT_PAST_DUE', nextPayment: undefined } as const;
    for (const [pastDue, text] of [
      [0, 'Past due'],
      [7_700, '$77.00 past due'],
    ] as const) {
      cleanup();
      await openPage('/loans/outstanding', { loans: [aLoan({ ...late, pastDue: usd(pastDue) })] });
      const article = await screen.findByRole('article', { name: 'Cedar & Pine' });
      const next = within(article).getByText('Next payment').nextElementSibling;
      expect(next && readText(next)).toBe(text);
    }
  });

  it('say what is past due is covered once it is paid, and no more that it is to be paid', async () => {
    const paymentsInProgress = [aPaymentRequest({ amount: usd(7_700), payOn: day('2026-11-21') })];
    await openPage('/loans/outstanding', {
      loans: [aLoan({ pastDue: usd(7_700), subStatus: 'GRACE_PERIOD', paymentsInProgress })],
    });
    const card = await screen.findByRole('region', { name: 'You’re covered $77.00' });
    expect(readText(card)).toContain('Next: $108.00 due Tuesday, December 1.');
    expect(screen.queryByRole('region', { name: /^Past due/ })).toBeNull();
    const article = within(screen.getByRole('article', { name: 'Cedar & Pine' }));
    expect(article.getByText('Processing')).toBeTruthy();
    expect(article.queryByText('In grace period')).toBeNull();
    expect(article.queryByText('$77.00 past due')).toBeNull();
  });

  it('offer neither a payment nor autopay on one that a payment in progress pays off', async () => {
    const paymentsInProgress = [aPaymentRequest({ amountType: 'PAYOFF', amount: usd(50_012) })];
    await openPage('/loans/outstanding', { loans: [aLoan({ paymentsInProgress })] });
    const card = await screen.findByRole('region', { name: 'You’re covered $500.12' });
    const article = screen.getByRole('article', { name: 'Cedar & Pine' });
    expect(within(card).queryByRole('button')).toBeNull();
    expect(within(article).queryByRole('button')).toBeNull();
    expect(within(article).queryByText('$108.00')).toBeNull();
    expect(within(article).getByRole('link', { name: /^Details/ })).toBeTruthy();
  });

  it('tell of a draft that still comes after autopay was turned off', async () => {
    const nextDraft = {
      on: day('2026-12-01'),
      amount: usd(10_800),
      method: {
        type: 'BANK_ACCOUNT',
        brand: undefined,
        bankName: 'Granite Valley Bank',
        last4: '4417',
      } as const,
      lastChangeAt: undefined,
    };
    await openPage('/loans/outstanding', { loans: [aLoan({ nextDraft })] });
    const card = await screen.findByRole('region', { name: 'One more automatic payment $108.00' });
    expect(readText(card)).toContain('from Granite Valley Bank ending in 4417.');
    expect(readText(card)).toContain('it was too late to stop this payment');
    expect(within(card).queryByRole('button', { name: /^Pay \$/ })).toBeNull();
  });

  it('lead somebody who cannot pay all of it to less, to another day and to the phone', async () => {
    const { user } = await openPage('/loans/outstanding', {
      loans: [aLoan({ pastDue: usd(7_700) })],
    });
    const cantPay = await screen.findByRole('button', { name: 'Can’t pay all of it?' });
    expect(screen.queryByRole('link', { name: '1-800-555-0142' })).toBeNull();
    await user.click(cantPay);
    expect(screen.getByRole('link', { name: '1-800-555-0142' }).getAttribute('href')).toBe('tel:18005550142');
    await user.click(screen.getByRole('button', { name: 'Pay less now' }));
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    await waitFor(() => expect(document.activeElement).toBe(amount));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Pay on another day' }));
    expect(await screen.findByRole('radio', { name: /^Past due.*\$77\.00/, checked: true })).toBeTruthy();
  });

  it.each([
    ['2026-11-24', 'scheduled'],
    ['2026-11-21', 'scheduled or processing'],
  ])('count several payments in progress together, one of them dated %s', async (on, phase) => {
    const paymentsInProgress = [
      aPaymentRequest({ amount: usd(12_017), payOn: day('2026-11-24') }),
      aPaymentRequest({ id: 'payment-2', amount: usd(2_000), payOn: day(on) }),
    ];
    await openPage('/loans/outstanding', { loans: [aLoan({ paymentsInProgress })] });
    const card = await screen.findByRole('article', { name: 'Cedar & Pine' });
    expect(within(card).getByText(`2 payments ${phase}, $140.17 in all`)).toBeTruthy();
  });

  it('say of one in review that nothing was lent and nothing is due', async () => {
    const inReview = { status: 'REVIEW', balance: usd(0), nextPayment: undefined } as const;
    await openPage('/loans/outstanding', { loans: [aLoan(inReview)] });
    const card = await screen.findByRole('article', { name: 'Cedar & Pine' });
    expect(within(card).getByText('Amount requested')).toBeTruthy();
    expect(within(card).getByText('$1,200.00')).toBeTruthy();
    expect(within(card).getByText(/^We’re reviewing your application/)).toBeTruthy();
    expect(within(card).queryByText('7 of 12 payments made')).toBeNull();
    expect(within(card).queryByRole('button')).toBeNull();
    // No room is kept for a button that cannot come either.
    expect(card.querySelector('[data-one]')).toBeNull();
  });

  it('take a payment on one that was just accepted', async () => {
    await openPage('/loans/outstanding', { loans: [aLoan({ status: 'ACCEPTED' })] });
    const card = await screen.findByRole('region', { name: /^Due/ });
    expect(within(card).getByRole('button', { name: /^Pay \$108\.00/ })).toBeTruthy();
  });

  it('say so when there are none, and where the closed ones are', async () => {
    const { user, router } = await openPage('/loans/outstanding', { loans: [] });
    expect(await screen.findByRole('heading', { name: 'No outstanding loans' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See closed loans' }));
    expect(router.state.location.pathname).toBe('/loans/closed');
  });

  it('tell of one that was charged off and is still owed where there is no other', async () => {
    const { analytics } = await openPage('/loans/outstanding', {
      loans: [aLoan({ status: 'CHARGED_OFF', balance: usd(125_360), nextPayment: undefined })],
    });
    expect(await screen.findByRole('region', { name: 'Charged off, still owed $1,253.60' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'No outstanding loans' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See closed loans' })).toBeTruthy();
    expect(analytics.pages).toEqual(['outstanding loans']);
  });

  it('can be asked for again when they could not be read', async () => {
    const { user } = await openPage('/loans/outstanding', {
      prepare: ({ readFaults }) => readFaults.queue({ kind: 'answered', failure: OFFLINE }),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Cedar & Pine' })).toBeTruthy();
  });

  it('come page by page, and are searched and sorted only when there are many', async () => {
    const many = Array.from({ length: 25 }, (_, index) => named(String(index), `Merchant ${index}`));
    const { user } = await openPage('/loans/outstanding', { loans: many });
    await screen.findByRole('article', { name: 'Merchant 0' });
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more loans' }));
    expect(await screen.findByText('Merchant 24')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(25);
    expect(screen.queryByRole('button', { name: 'Show more loans' })).toBeNull();
  });

  it('are still searched after Back, while the address never says for what', async () => {
    const many = Array.from({ length: 25 }, (_, index) => named(String(index), `Merchant ${index}`));
    const { user, router } = await openPage('/loans/outstanding', { loans: many });
    const addresses: string[] = [];
    onTestFinished(router.subscribe('onResolved', () => addresses.push(router.history.location.href)));
    const isSearched = async (): Promise<void> => {
      await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('Merchant 7'));
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    };
    await user.type(await screen.findByLabelText('Search'), 'Merchant 7');
    await isSearched();
    await user.click(screen.getByRole('link', { name: 'Closed' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/loans/closed'));
    router.history.back();
    await isSearched();
    expect(addresses.length).toBeGreaterThan(2);
    expect(new Set(addresses)).toEqual(new Set(['/loans/outstanding', '/loans/closed']));
  });

  it('have no search with three', async () => {
    await openPage('/loans/outstanding', {
      loans: ['1', '2', '3'].map((id) => named(id, `Merchant ${id}`)),
    });
    await screen.findByRole('article', { name: 'Merchant 3' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('keep what is shown when the next page does not come', async () => {
    const many = Array.from({ length: 25 }, (_, index) => named(String(index), `Merchant ${index}`));
    const { user, platform, analytics } = await openPage('/loans/outstanding', { loans: many });
    await screen.findByRole('article', { name: 'Merchant 0' });
    // The loans are counted by a read of its own, which would meet the fault.
    await waitFor(() => expect(analytics.names()).toContain('buyer_loans_data'));
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    await user.click(screen.getByRole('button', { name: 'Show more loans' }));
    expect(await screen.findByText('We couldn’t load more loans.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more loans' }));
    expect(await screen.findByText('Merchant 24')).toBeTruthy();
  });

  it('speak French', async () => {
    const { problems } = await openPage('/loans/outstanding', { locale: 'fr-ca' });
    const card = await screen.findByRole('article', { name: 'Cedar & Pine' });
    expect(card.textContent).toContain('500,00\u00a0$');
    expect(within(card).getByText('7 versements payés sur 12')).toBeTruthy();
    expect(problems).toEqual([]);
  });
});
