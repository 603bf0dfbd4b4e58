import type { Installment } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import { screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, aLoanOfInstalments, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { readText } from '../support/read-text.ts';
import { openPage as openSignedIn } from './signed-in-page.tsx';

/** Where all ways to keep a loan are offered. */
const flags = { activityCsv: true, dueDateCalendar: true, receipts: true };
const openPage: typeof openSignedIn = (path, given) => openSignedIn(path, { flags, ...given });

/** What the browser was handed to save. */
const saved: { readonly name: string; readonly blob: Blob }[] = [];
const textOf = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });

const keep = (event: Event): void => {
  if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
  event.preventDefault();
  const last = blobs.at(-1);
  if (last) saved.push({ name: event.target.download, blob: last });
};
const blobs: Blob[] = [];

const installment = (number: number, status: Installment['status']): Installment => ({
  number,
  dueOn: day(`2026-${String(number).padStart(2, '0')}-01`),
  amount: usd(10_800),
  principal: usd(9_900),
  interest: usd(900),
  paid: usd(status === 'PAID' ? 10_800 : 0),
  status,
});
const schedule = [installment(10, 'PAID'), installment(11, 'PAID'), installment(12, 'UPCOMING')];

const activity = (number: number, changed: Partial<Activity> = {}): Activity => ({
  id: `activity-${number}`,
  requestKey: undefined,
  type: 'PAYMENT',
  status: 'RECEIVED',
  amount: usd(10_000 + number),
  on: day('2026-10-01'),
  method: { type: 'DEBIT_CARD', brand: '=HYPERLINK("x")', last4: '4242' },
  allocation: { principal: usd(9_000), interest: usd(900), fees: usd(100) },
  confirmation: `CONF-${number}`,
  failure: undefined,
  ...changed,
});
const withHistory =
  (activities: readonly Activity[]) =>
  ({ ledger }: { readonly ledger: object }) => {
    Object.assign(ledger, { history: () => activities });
  };

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  document.addEventListener('click', keep);
});
afterEach(() => document.removeEventListener('click', keep));

describe('the due dates', () => {
  it.each([
    ['en-us', 'Add due dates to a calendar', 'due-dates-N-1001.ics', '$108.00 due: Cedar & Pine'],
    [
      'fr-ca',
      'Ajouter les échéances à un calendrier',
      'echeances-N-1001.ics',
      '108,00\u00a0$ à payer\u00a0: Cedar & Pine',
    ],
  ] as const)('that are to come go to a calendar (%s)', async (locale, button, name, title) => {
    const { user } = await openPage('/loans/loan-1', { locale, loans: [aLoan({ schedule })] });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(saved[0]?.name).toBe(name);
    const calendar = new ICAL.Component(ICAL.parse(await textOf(saved[0]?.blob)));
    const events = calendar.getAllSubcomponents('vevent');
    expect(events.map((event) => String(event.getFirstPropertyValue('dtstart')))).toEqual(['2026-12-01']);
    expect(events[0]?.getFirstPropertyValue('summary')).toBe(title);
  });

  it('are those from today on, each with what is left to pay of it', async () => {
    const late = { ...installment(11, 'PAST_DUE'), dueOn: day('2026-11-20') };
    const today = { ...installment(11, 'PARTIAL'), number: 12, dueOn: day('2026-11-21'), paid: usd(800) };
    const { user } = await openPage('/loans/loan-1', { loans: [aLoan({ schedule: [late, today] })] });
    await user.click(await screen.findByRole('button', { name: 'Add due dates to a calendar' }));
    const calendar = new ICAL.Component(ICAL.parse(await textOf(saved[0]?.blob)));
    const events = calendar.getAllSubcomponents('vevent');
    expect(
      events.map((event) => [
        String(event.getFirstPropertyValue('dtstart')),
        event.getFirstPropertyValue('summary'),
      ]),
    ).toEqual([['2026-11-21', '$100.00 due: Cedar & Pine']]);
  });

  it('leave out what payments in progress cover, as the schedule does', async () => {
    const due = { dueOn: day('2026-12-01'), amount: usd(10_800) };
    const loan = aLoan({
      nextPayment: due,
      paymentsInProgress: [aPaymentRequest({ payOn: day('2026-11-24') })],
      schedule: [
        { ...installment(11, 'UPCOMING'), ...due },
        { ...installment(12, 'UPCOMING'), dueOn: day('2027-01-01') },
      ],
    });
    const { user } = await openPage('/loans/loan-1', { loans: [loan] });
    await user.click(await screen.findByRole('button', { name: 'Add due dates to a calendar' }));
    const calendar = new ICAL.Component(ICAL.parse(await textOf(saved[0]?.blob)));
    const days = calendar
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstPropertyValue('dtstart'));
    expect(days.map(String)).toEqual(['2027-01-01']);
  });

  it('name what a payment in progress leaves, in the file and under a hardship plan', async () => {
    const loan = aLoanOfInstalments(['2026-12-01', '2027-01-01'], {
      nextPayment: { dueOn: day('2026-12-01'), amount: usd(10_800) },
      paymentsInProgress: [aPaymentRequest({ amount: usd(5_000), payOn: day('2026-11-24') })],
      hardship: { plan: 29, until: day('2026-12-31') },
    });
    const { user } = await openPage('/loans/loan-1', { loans: [loan] });
    expect(await screen.findByText('$58.00 on December 1, 2026')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Add due dates to a calendar' }));
    const calendar = new ICAL.Component(ICAL.parse(await textOf(saved[0]?.blob)));
    const titles = calendar
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstPropertyValue('summary'));
    expect(titles).toEqual(['$58.00 due: Cedar & Pine', '$108.00 due: Cedar & Pine']);
  });

  it('of a loan that is over are not offered', async () => {
    await openPage('/loans/loan-1', {
      loans: [aLoan({ status: 'CANCELLED', closedOn: day('2026-11-02'), schedule })],
    });
    await screen.findByRole('region', { name: 'Payment schedule' });
    expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
  });
});

describe('the activity as a spreadsheet', () => {
  const rowsOf = async (): Promise<readonly string[]> => (await textOf(saved[0]?.blob)).trim().split('\r\n');

  it('is all of what the filter lets through, page after page, with headings in the buyer’s language', async () => {
    const all = Array.from({ length: 450 }, (_, index) => activity(index));
    const { user } = await openPage('/loans/loan-1/history', {
      locale: 'fr-ca',
      prepare: withHistory([...all, activity(900, { type: 'FEE' })]),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Paiement');
    await user.click(await screen.findByRole('button', { name: 'Télécharger au format tableur (CSV)' }));
    await screen.findByText('450 lignes ont été téléchargées.');
    const rows = await rowsOf();
    expect(rows).toHaveLength(451);
    // As spreadsheets read it in a French region: one cell each, and amounts that add up.
    expect(rows[0]).toContain('Date;Type;État;Montant;Capital;Intérêts;Frais;Devise');
    expect(rows[1]).toContain('2026-10-01;Paiement;Reçu;100,00;90,00;9,00;1,00;USD;');
  });

  it.each([
    [{ type: 'FEE' }, 'Fee,,'],
    [{ type: 'FEE', status: 'CANCELLED' }, 'Fee,Canceled,'],
    [{ type: 'ADJUSTMENT' }, 'Adjustment,,'],
  ] as const)('gives %j the state that the screen shows', async (changed, told) => {
    const { user } = await openPage('/loans/loan-1', { prepare: withHistory([activity(1, changed)]) });
    await user.click(await screen.findByRole('button', { name: 'Download as a spreadsheet (CSV)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await rowsOf())[1]?.slice('2026-10-01,'.length)).toMatch(new RegExp(`^${told}`));
  });

  it.each(['/loans/loan-1', '/loans/loan-1/history'])(
    'says on %s that it was saved, below its button',
    async (path) => {
      const { user } = await openPage(path, { prepare: withHistory([activity(1)]) });
      await user.click(await screen.findByRole('button', { name: 'Download as a spreadsheet (CSV)' }));
      const said = await screen.findByText('1 line was downloaded.');
      // The button stands further left by its padding, so that its label is aligned.
      const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const applied = styles.filter(
        (rule) => rule instanceof CSSStyleRule && said.matches(rule.selectorText),
      );
      expect(applied.map(({ cssText }) => cssText).join()).toContain('margin-inline-start');
    },
  );

  it('holds nothing that a spreadsheet would run', async () => {
    const { user } = await openPage('/loans/loan-1', { prepare: withHistory([activity(1)]) });
    await user.click(await screen.findByRole('button', { name: 'Download as a spreadsheet (CSV)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('activity-N-1001.csv');
    expect((await rowsOf())[1]).toContain('"\'=HYPERLINK');
  });

  it('that cannot be fetched says so, saves nothing, and can be asked for again', async () => {
    const { user, platform } = await openPage('/loans/loan-1/history', {
      prepare: withHistory([activity(1)]),
    });
    const button = await screen.findByRole('button', { name: 'Download as a spreadsheet (CSV)' });
    await screen.findByText('N-1001');
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    await user.click(button);
    await screen.findByText('We couldn’t download the activity');
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText('We couldn’t download the activity')).toBeNull();
  });
});

describe('a receipt', () => {
  it('shows a booked payment with all that it was, and prints alone', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openPage('/loans/loan-1/history', {
      prepare: withHistory([activity(1), activity(2, { status: 'FAILED' }), activity(3, { type: 'FEE' })]),
    });
    const links = await screen.findAllByRole('button', { name: /^View receipt/ });
    expect(links).toHaveLength(1);
    await screen.findByText('N-1001');
    await user.click(
      screen.getByRole('button', { name: /^View receipt for \$100\.01 on October\s1, 2026$/ }),
    );
    const dialog = screen.getByRole('dialog', { name: 'Receipt' });
    for (const text of ['$100.01', 'October 1, 2026', 'N-1001', 'CONF-1', '$90.00', '$9.00', '$1.00'])
      expect(within(dialog).getByText(text)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(dialog.querySelector('[data-print=only]')?.textContent).toContain('$100.01');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(links[0]);
    print.mockRestore();
  });
});

describe('where a lender offers none of these', () => {
  it('the loan and its history have neither files nor receipts, and print anyway', async () => {
    const prepare = withHistory([activity(1)]);
    const { router } = await openPage('/loans/loan-1', { flags: {}, loans: [aLoan({ schedule })], prepare });
    await screen.findByRole('link', { name: 'See the full history' });
    expect(screen.queryByRole('button', { name: /spreadsheet|calendar/ })).toBeNull();
    await router.navigate({ to: '/loans/$loanId/history', params: { loanId: 'loan-1' } });
    await screen.findByText('N-1001');
    expect(screen.queryByRole('button', { name: /spreadsheet|receipt/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  });
});

describe('what a buyer opens on a loan', () => {
  // Proves.
  it('is told to analytics once each, where it is done', async () => {
    const { user, analytics } = await openPage('/loans/loan-1', {
      loans: [
        aLoan({
          accruedInterest: usd(800),
          items: [{ name: 'Tent', quantity: 2, price: usd(60_000) }],
          schedule: Array.from({ length: 12 }, (_, index) => installment(index + 1, 'UPCOMING')),
        }),
      ],
      prepare: withHistory([activity(1)]),
    });
    const tent = await screen.findByText('2 × Tent');
    expect(tent.closest('[hidden]')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Order details' }));
    expect(tent.closest('[hidden]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Order details' }));
    expect(tent.closest('[hidden]')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Key facts' }));
    await user.click(screen.getByRole('button', { name: 'What does “APR” mean?' }));
    expect(screen.getByText(/^Annual percentage rate:/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'What does “APR” mean?' }));
    await user.click(screen.getByRole('button', { name: 'Show all 12\u00a0payments' }));
    await user.click(screen.getByRole('link', { name: 'See the full history' }));
    await screen.findByText('N-1001');
    await waitFor(() => expect(analytics.pages).toEqual(['payment plans', 'history']));
    await waitFor(() =>
      expect(analytics.events.filter(({ event }) => event !== 'buyer_loans_data')).toEqual([
        { event: 'payment_plan_details', info: {} },
        { event: 'order_details', info: {} },
        { event: 'tooltip_click', info: { tooltip: 'apr' } },
        { event: 'activity_and_payment_schedule', info: { view: 'schedule' } },
        { event: 'activity_and_payment_schedule', info: { view: 'activity' } },
      ]),
    );
  });
});

/** Seven payments of $99.00 principal, the first four paid. */
const SEVEN = Array.from({ length: 7 }, (_, index) =>
  installment(index + 1, index < 4 ? 'PAID' : 'UPCOMING'),
).map((line, index) => ({
  ...line,
  dueOn: day(
    ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'][
      index
    ] ?? '',
  ),
  paid: usd(index < 4 ? 10_800 : 0),
}));

describe('the balance over time', () => {
  const loan = aLoan({
    schedule: SEVEN,
    openedOn: day('2026-07-01'),
    original: usd(69_300),
    principalBalance: usd(29_700),
    accruedInterest: usd(0),
  });

  it('is a table that a screen reader reads once it is unfolded, and not before', async () => {
    const { user } = await openPage('/loans/loan-1', { loans: [loan] });
    const name = 'Principal by date, paid and to come if paid as scheduled';
    const button = await screen.findByRole('button', { name: 'Show the figures' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('table', { name })).toBeNull();
    await user.click(button);
    const rows = within(screen.getByRole('table', { name })).getAllByRole('row').map(readText);
    expect(rows.slice(0, 7)).toEqual([
      'DatePartPrincipal',
      'Jul 1, 2026Paid$693.00',
      'Aug 1, 2026Paid$594.00',
      'Sep 1, 2026Paid$495.00',
      'Oct 1, 2026Paid$396.00',
      'Nov 1, 2026Paid$297.00',
      'Nov 21, 2026Now$297.00',
    ]);
    expect(screen.getByRole('button', { name: 'Hide the figures' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  it('has a drawing that is hidden from screen readers', async () => {
    await openPage('/loans/loan-1', { loans: [loan] });
    const region = await screen.findByRole('region', { name: 'Balance over time' });
    await waitFor(() => expect(region.querySelectorAll('path').length).toBeGreaterThanOrEqual(3));
    expect(region.querySelector('svg[preserveAspectRatio]')?.closest('[aria-hidden=true]')).toBeTruthy();
  });

  it('begins folded on a phone, and reads no history for it before', async () => {
    const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => phone);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user } = await openPage('/loans/loan-1', { loans: [loan] });
    const unfold = await screen.findByRole('button', { name: 'Balance over time' });
    expect(screen.queryByRole('button', { name: 'Show the figures' })).toBeNull();
    await user.click(unfold);
    expect(await screen.findByRole('button', { name: 'Show the figures' })).toBeTruthy();
  });

  it('says what paying more each month would change, by the amount that is chosen', async () => {
    const { user } = await openPage('/loans/loan-1', { loans: [loan] });
    const group = await screen.findByRole('group', { name: 'What if you paid more each month?' });
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: '$20 more' }).checked).toBe(true);
    const said = () => readText(within(group).getByRole('status'));
    expect(said()).toMatch(/^\$20 more a month: /);
    const before = said();
    await user.click(within(group).getByRole('radio', { name: '$100 more' }));
    expect(said()).toMatch(/^\$100 more a month: done 1 month sooner, \$\d+(\.\d\d)? less interest\.$/);
    expect(said()).not.toBe(before);
  });

  it.each([
    ['there is no schedule', aLoan({ schedule: [] })],
    ['there are six payments', aLoan({ schedule: SEVEN.slice(1) })],
  ])('is not there where %s', async (_, few) => {
    await openPage('/loans/loan-1', { loans: [few] });
    await screen.findByRole('region', { name: 'Payment schedule' });
    expect(screen.queryByRole('region', { name: 'Balance over time' })).toBeNull();
  });
});
