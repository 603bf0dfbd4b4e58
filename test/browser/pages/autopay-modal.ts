import { expect } from 'vitest';
import type { AutopayPortal, AutopayWish } from '../../acceptance/language/autopay-portal.ts';
import { dateTexts, moneyText } from '../../acceptance/language/texts.ts';
import type { AutopayTruth, LoanTruth } from '../../acceptance/language/truth.ts';
import { gone, PATIENCE_MS, reads, seen } from '../driver/seen.ts';
import type { Tab } from '../driver/tab.ts';

/** The modals in which autopay is turned on, managed and turned off, and a scheduled payment is cancelled. */
export const autopayModal = (
  { page, t, locale }: Tab,
  goesToLoans: () => Promise<void>,
  opensLoan: (loan: LoanTruth) => Promise<void>,
): AutopayPortal => {
  const main = page.getByRole('main');
  const modal = page.getByRole('dialog');
  const heading = (name: string) => modal.getByRole('heading', { level: 2, name, exact: true });
  const button = (name: string) => modal.getByRole('button', { name, exact: true });
  let loan: LoanTruth | undefined;
  const submit = button(t('autopay.submit')).or(button(t('autopay.submit.change')));

  const textsOf = (drafts: AutopayTruth['drafts']) =>
    drafts.flatMap(({ on, amount }) => [
      dateTexts(on, locale),
      moneyText(amount, loan?.currency ?? 'USD', locale),
    ]);
  const closes = async (): Promise<void> => {
    await button(t('payment.success.done')).click();
    await gone(modal);
  };
  const goesToReview = async (method: AutopayWish['method'], review: string): Promise<void> => {
    await modal.getByRole('radio', { name: method.last4 }).check();
    const waiver = modal.getByRole('checkbox');
    if ((await waiver.count()) > 0) await waiver.check();
    await button(review).click();
  };

  return {
    opensAutopay: async (opened) => {
      loan = opened;
      await goesToLoans();
      const named = { merchant: opened.merchant, number: opened.number };
      const name = t(opened.autopay ? 'autopay.manageFor' : 'autopay.setUpFor', named);
      await main.getByRole('button', { name, exact: true }).click();
      await seen(heading(t(opened.autopay ? 'autopay.manage' : 'autopay.setUp')));
    },
    fillsInAutopay: async ({ method }) => {
      await modal
        .getByRole('radio', { name: t('autopay.amountType.INSTALLMENT') })
        .first()
        .check();
      await goesToReview(method, t('autopay.review'));
    },
    seesAutopayReview: async ({ method }) => {
      await seen(heading(t('autopay.title.review')));
      await reads(modal, [method.last4, t('autopay.drafts.title')]);
      await seen(modal.getByRole('region').getByText(method.last4));
    },
    seesWhatEnrollingAgreesTo: async () => {
      const description = t('autopay.consent', { action: t('autopay.submit') });
      await seen(submit.and(modal.getByRole('button', { description })));
    },
    agreesToAutopay: async () => {
      await submit.click();
    },
    isToldAutopayStands: async ({ method }, drafts) => {
      await seen(heading(t('autopay.title.done')).or(heading(t('autopay.title.changed'))));
      await reads(modal, [method.last4, ...textsOf(drafts)]);
      await closes();
    },
    seesAutopay: (_, method, drafts) => reads(modal, [method.last4, ...textsOf(drafts)]),
    changesAutopayMethod: async (method) => {
      await button(t('autopay.change.method')).click();
      await seen(heading(t('autopay.title.change')));
      await goesToReview(method, t('autopay.review.change'));
      await seen(heading(t('autopay.title.reviewChange')));
    },
    turnsAutopayOff: async (stopped) => {
      await button(t('autopay.turnOff')).click();
      await seen(heading(t('autopay.title.turnOff')));
      const stops = modal.getByRole('region', { name: t('autopay.turnOff.stops'), exact: true });
      await reads(stops, textsOf(stopped));
      await button(t('autopay.turnOff.yes')).click();
      await seen(heading(t('autopay.title.off')));
      await closes();
    },
    cancelsPayment: async (paid, { confirmation }) => {
      await opensLoan(paid);
      await main
        .getByRole('button', { name: new RegExp(`^${t('payment.cancel')} ${confirmation} `) })
        .click();
      await seen(heading(t('payment.cancel.title')));
      await button(t('payment.cancel.yes')).click();
      await seen(heading(t('payment.cancel.done')));
      await closes();
    },
    seesNoPaymentInProgress: async ({ merchant }) => {
      await seen(page.getByRole('heading', { level: 1, name: merchant, exact: true }));
      await expect
        .poll(() => main.getByText(t('loan.inProgress.title', { phase: 'scheduled' })).count(), {
          timeout: PATIENCE_MS,
        })
        .toBe(0);
    },
  };
};
