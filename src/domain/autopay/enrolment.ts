import { err, ok, type Result } from 'neverthrow';
import { addDays, type PlainDate } from '../calendar/index.ts';
import type { Loan } from '../loan/index.ts';
import { isPositive, type Money } from '../money/index.ts';
import { type AmountType, SCHEDULE_AHEAD_DAYS } from '../payment/index.ts';
import { methodsFor, type PaymentMethod } from '../payment-method/index.ts';
import type { AutopayEnrolment } from './autopay.ts';
import { earliestStartOn, mayWaiveNotice, type NoticeTerms } from './draft-notice.ts';
import { AUTOPAY_AMOUNT_TYPES } from './upcoming-drafts.ts';

/** A buyer's choices for autopay. */
export interface AutopayChoice {
  readonly method: PaymentMethod;
  readonly amountType: AmountType;
  /** With OTHER: the buyer's own amount. */
  readonly amount: Money | undefined;
  readonly startOn: PlainDate;
  readonly authorisation: AutopayEnrolment['authorisation'];
}

/** Why an autopay choice cannot be authorised. */
export type EnrolmentRefusal =
  | { readonly kind: 'amount-type-not-allowed' }
  | { readonly kind: 'amount-missing' }
  | { readonly kind: 'method-not-usable' }
  | { readonly kind: 'start-too-early'; readonly earliest: PlainDate }
  | { readonly kind: 'start-too-late'; readonly latest: PlainDate };

/**
 * What a buyer authorises when turning autopay on or changing it (specification, section 3: flow types). In Canada it
 * records whether the notice was waived, if there is one to waive.
 */
export const autopayEnrolment = (
  loan: Pick<Loan, 'frequency' | 'autopay'>,
  choice: AutopayChoice,
  terms: NoticeTerms & { readonly today: PlainDate },
): Result<AutopayEnrolment, EnrolmentRefusal> => {
  const { method, amountType, amount, startOn, authorisation } = choice;
  const isOther = amountType === 'OTHER';
  if (!AUTOPAY_AMOUNT_TYPES.some((type) => type === amountType))
    return err({ kind: 'amount-type-not-allowed' });
  if (isOther && !(amount && isPositive(amount))) return err({ kind: 'amount-missing' });
  const earliest = earliestStartOn(terms.today, terms);
  const latest = addDays(terms.today, SCHEDULE_AHEAD_DAYS);
  if (startOn < earliest) return err({ kind: 'start-too-early', earliest });
  if (startOn > latest) return err({ kind: 'start-too-late', latest });
  if (methodsFor('AUTOPAY', [method], startOn, { creditCards: false }).length === 0)
    return err({ kind: 'method-not-usable' });
  return ok({
    flow: loan.autopay.enrolled ? 'MANAGE_AUTOPAY' : 'AUTOPAY_ENROLL',
    paymentMethodId: method.id,
    amountType,
    amount: isOther ? amount : undefined,
    amountRule: terms.amountRule,
    frequency: loan.frequency,
    startOn,
    preNotificationWaived: mayWaiveNotice(terms) ? terms.waived : undefined,
    authorisation,
  });
};
