import type { Installment } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { aReturnedPayment } from '../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../support/builders/a-payment-method.ts';
import { day } from '../../support/builders/day.ts';
import { anEnrolledLoan } from '../../support/builders/loans-to-draw.ts';
import { openAutopay } from '../autopay/enrolling.ts';
import { onADesktop } from './on-a-desktop.ts';
import { openPage } from './signed-in-page.tsx';

const twice = <One,>(one: One): readonly [One, One] => [one, one];

const line: Installment = {
  number: 1,
  dueOn: day('2026-12-01'),
  amount: usd(4_500),
  principal: usd(4_500),
  interest: usd(0),
  paid: usd(0),
  status: 'UPCOMING',
};

// React reports keys that are not unique, after which it may repeat or leave out lines. The contract lets a platform send any
// entry without an id twice.
let reported: { readonly mock: { readonly calls: readonly unknown[] } };
beforeEach(() => {
  reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows a loan whose goods, documents and instalments are listed twice', async () => {
  onADesktop();
  const loan = aLoan({
    items: twice({ name: 'Lamp', quantity: 2, price: usd(4_000) }),
    documents: twice({
      kind: 'unknown',
      title: 'Letter',
      targetId: undefined,
      effectiveOn: day('2026-03-01'),
    }),
    schedule: [...twice(line), ...twice(line), ...twice(line), line],
    installmentsPaid: 0,
    installmentsTotal: 7,
    hardship: { plan: 59, until: day('2027-01-15') },
  });
  const { user } = await openPage('/loans/loan-1', { loans: [loan] });
  await user.click(await screen.findByRole('button', { name: 'Order details' }));
  await user.click(await screen.findByRole('button', { name: 'Show the figures' }));
  expect(screen.getAllByText('2 × Lamp')).toHaveLength(2);
  expect(screen.getAllByText('Letter')).toHaveLength(2);
  expect(reported.mock.calls).toEqual([]);
});

it('shows two payments of autopay on one day', async () => {
  const { drafts } = anEnrolledLoan().autopay;
  const opened = await openAutopay(anEnrolledLoan({ drafts: drafts.flatMap(twice) }), {
    methods: [aPaymentMethod()],
  });
  await opened.dialog.findByText('First Example Bank ending in 6789');
  expect(opened.drafts()).toHaveLength(2 * drafts.length);
  expect(reported.mock.calls).toEqual([]);
});

// A platform may give a payment and its chargeback the same id.
it('keeps a payment and its chargeback with the same id apart', async () => {
  const line = (type: Activity['type'], changed: Partial<Activity> = {}) =>
    aReturnedPayment({ id: 'payment-1', type, status: 'RECEIVED', amount: usd(10_800), ...changed });
  const lines = [line('CHARGEBACK'), line('PAYMENT', { status: 'CHARGED_BACK' })];
  const prepare = ({ ledger }: { readonly ledger: object }) =>
    void Object.assign(ledger, { history: () => lines });
  for (const show of [() => undefined, onADesktop]) {
    show();
    for (const path of ['/loans/loan-1/history', '/loans/loan-1']) {
      await openPage(path, { prepare });
      expect(await screen.findAllByText('Chargeback')).not.toEqual([]);
      cleanup();
    }
  }
  expect(reported.mock.calls.filter((call) => String(call).includes('same key'))).toEqual([]);
});
