import type { Page } from 'playwright-core';
import type { Borrower } from '../../acceptance/language/platform.ts';
import type { PaymentWish } from '../../acceptance/language/portal.ts';
import type { World } from '../../acceptance/language/scenario.ts';
import { moneyText, plainSpaces } from '../../acceptance/language/texts.ts';
import { reviewAndConsent, signInByEmail } from '../../acceptance/scenarios/steps.ts';
import { browserPortal } from '../driver/browser-portal.ts';
import type { Visit } from '../driver/open-portal.ts';

/** A borrower's hand in one tab. */
export interface PayingHand extends World {
  readonly page: Page;
  /** Comes from wherever the tab is to the button that pays, everything filled in and agreed to. */
  readonly ready: () => Promise<void>;
  readonly payButton: () => ReturnType<Page['getByRole']>;
  /** The confirmation number on the page, where the payment is reported as made. */
  readonly told: () => Promise<string | undefined>;
  /** What a borrower without an outcome does next. */
  readonly goesOn: () => Promise<void>;
}

/** Lets a borrower pay in a tab. */
export const payingHand = (
  { tab, connection }: Visit,
  page: Page,
  platform: World['platform'],
  borrower: Borrower,
  wish: PaymentWish,
): PayingHand => {
  const { t, origin, locale } = tab;
  const portal = browserPortal({ ...tab, page }, connection);
  const world = { platform, portal };
  const amount = moneyText(wish.amount, wish.loan.currency, locale);
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const payButton = () => button(t('payment.submit', { amount }));
  const heading = (name: string) => dialog.getByRole('heading', { level: 2, name, exact: true });
  const done = heading(t('payment.success.scheduled')).or(heading(t('payment.success.sent')));
  const numbered = new RegExp(`${t('payment.earlier.confirmation', { confirmation: '' }).trim()} ([\\w-]+)`);
  const tellings = [
    dialog.getByRole('status').filter({ hasText: t('payment.earlier.title') }),
    page.getByRole('status').filter({ hasText: t('payment.notice.booked', { amount }) }),
  ];

  const ready = async (): Promise<void> => {
    if (page.url() === 'about:blank') await page.goto(`${origin}/loans/${wish.loan.id}`);
    const asksToSignIn = page.getByRole('heading', { level: 1, name: t('signIn.heading'), exact: true });
    await asksToSignIn
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
    if (await asksToSignIn.isVisible()) await signInByEmail(world, borrower);
    await portal.opensLoanAddress(wish.loan.id);
    await reviewAndConsent(world, wish);
  };

  return {
    ...world,
    page,
    ready,
    payButton,
    told: async () => {
      if (await done.isVisible()) return (await portal.isToldPaymentIsMade(wish)).confirmation;
      for (const telling of tellings) {
        if (!(await telling.first().isVisible())) continue;
        const text = plainSpaces(await telling.first().innerText());
        if (text.includes(plainSpaces(amount))) return numbered.exec(text)?.[1];
      }
      return undefined;
    },
    goesOn: async () => {
      const check = button(t('payment.unknown.check'));
      if (await check.isVisible()) return check.click();
      // It is in progress: the button is there, and says so.
      if (await dialog.getByText(t('payment.submitting')).first().isVisible()) return undefined;
      await ready();
      return payButton().click();
    },
  };
};
