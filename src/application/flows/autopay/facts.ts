import { AUTOPAY_AMOUNT_TYPES, nextToChange } from '@member-portal/domain/autopay';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { AutopayOptions } from '../../autopay/index.ts';
import type { AutopayField, CheckedAutopay } from './form-state.ts';
import type { AutopayState } from './state.ts';

/** A state in which autopay is told: as it stands, or as it is to be. */
export type ToldAutopay = Extract<AutopayState, { readonly kind: 'standing' | 'reviewing' }>;

/** Autopay line by line: as it stands, or as it was chosen. */
export interface AutopayFacts extends Pick<AutopayOptions['loan'], 'frequency'> {
  /** Undefined where the platform names none that is known here. */
  readonly amountType: CheckedAutopay['amountType'] | undefined;
  /** With an own amount only. */
  readonly amount: CheckedAutopay['amount'];
  /** The field that changes the amount. */
  readonly amountField: AutopayField;
  readonly method: CheckedAutopay['method'] | undefined;
  /** What is drawn next: at all, after one that is in progress, or with what is changed. */
  readonly next: { readonly is: 'first' | 'next' | 'nextDraft'; readonly on: PlainDate } | undefined;
  /** Whether there is another day that the next draft could be on. */
  readonly movable: boolean;
  /** The day since which it is on, where that is known. */
  readonly since: PlainDate | undefined;
}

/** What there is to tell of autopay that is on, or under review. */
export const autopayFacts = (state: ToldAutopay): AutopayFacts => {
  const { loan, current } = state.form.options;
  const { frequency, autopay } = loan;
  if (state.kind === 'reviewing') {
    const { amountType, amount, method, preview } = state.autopay;
    const [first] = preview.drafts;
    return {
      frequency,
      amountType,
      amount,
      amountField: amountType === 'OTHER' ? 'amount' : 'amountType',
      method,
      next: first && { is: autopay.enrolled ? 'nextDraft' : 'first', on: first.on },
      movable: preview.firstDueDays.length > 1,
      since: undefined,
    };
  }
  const next = nextToChange(state.drafts);
  return {
    frequency,
    amountType: AUTOPAY_AMOUNT_TYPES.find((known) => known === autopay.amountType),
    amount: autopay.amount,
    amountField: 'amountType',
    method: current,
    next: next && { is: next === state.drafts[0] ? 'nextDraft' : 'next', on: next.on },
    movable: state.movable,
    since: autopay.since,
  };
};
