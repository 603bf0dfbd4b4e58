import {
  outcomeOf,
  type PaymentOutcome,
  PreparePayment,
  type ReviewedPayment,
  SubmitPayment,
} from '@member-portal/application/payments';
import { Clock, SessionStore } from '@member-portal/application/ports';
import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant, PlainDate } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { money } from '@member-portal/domain/money';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { issueToken } from '../../../sandbox/auth/session-token.ts';
import type { RunningPlatform } from '../../support/acceptance/running-platform.ts';
import type { HeadlessTab } from '../headless/headless-tab.ts';
import type { PaymentWish } from '../language/portal.ts';

type Answer = Awaited<ReturnType<SubmitPayment>>;

/** One tab in which a borrower wishes to make one payment. */
export interface PayingTab {
  readonly tab: HeadlessTab;
  /** Signs in where there is no session, and reads and accepts the authorisation where that was not done yet. */
  readonly ready: () => Promise<ReviewedPayment>;
  /** Presses the button, once ready. */
  readonly submit: (signal?: AbortSignal) => Promise<Answer>;
  /** As a reload leaves it: what was accepted has to be read again. */
  readonly reload: () => Promise<void>;
}

/** How often somebody asks for the authorisation before they give up. */
const TRIES = 10;

/** The payment that an answer reports as made; undefined where it does not. */
export const toldBy = (answer: Answer, wish: PaymentWish): PaymentOutcome | undefined => {
  if (answer.isOk()) return outcomeOf(answer.value);
  if (answer.error.kind !== 'earlier-payment-found') return undefined;
  const found = outcomeOf(answer.error.payment);
  return found.amount.cents === wish.amount ? found : undefined;
};

/** Lets a borrower pay in a tab. */
export const payingTab = (
  running: RunningPlatform,
  tab: HeadlessTab,
  buyerId: string,
  wish: PaymentWish,
): PayingTab => {
  let order: Promise<ReviewedPayment> | undefined;

  const signIn = async (): Promise<void> => {
    const sessions = tab.services.get(SessionStore);
    if (sessions.current()) return;
    const now = Date.now();
    const caller = { buyerId, tenant: 'northwind', since: now };
    const { token, expiresAt } = await issueToken(caller, running.signingKey, now);
    sessions.open({
      token,
      tokenExpiresAt: expiresAt as Instant,
      buyerId: buyerId as BuyerId,
      receivedAt: now as Instant,
    });
  };

  const review = async (): Promise<ReviewedPayment> => {
    const chosen = {
      loanId: wish.loan.id as LoanId,
      amount: money(wish.amount, wish.loan.currency)._unsafeUnwrap(),
      payOn: wish.payOn as PlainDate,
      paymentMethodId: wish.method.id as PaymentMethodId,
    };
    const prepare = () => tab.services.get(PreparePayment)({ ...chosen, locale: tab.locale });
    let document = await prepare();
    // The other tab may be signed out meanwhile, and this one with it; and a busy machine may not answer in time.
    for (let tries = 1; tries < TRIES && document.isErr(); tries += 1) {
      await signIn();
      document = await prepare();
    }
    if (document.isErr()) throw new Error(`no authorisation could be read: ${document.error.kind}`);
    return {
      ...chosen,
      flow: 'MAKE_PAYMENT',
      amountType: 'OTHER',
      payoffQuoteId: undefined,
      retryOf: undefined,
      authorisation: {
        documentId: document.value.id,
        acceptedAt: tab.services.get(Clock).now(),
      },
    };
  };

  const ready = async (): Promise<ReviewedPayment> => {
    await signIn();
    await tab.loadSignedIn();
    order ??= review();
    return order;
  };

  return {
    tab,
    ready,
    submit: async (signal) => {
      const accepted = await ready();
      return tab.services.get(SubmitPayment)(accepted, signal);
    },
    reload: async () => {
      order = undefined;
      await tab.reload();
    },
  };
};
