import { AUTOPAY_AMOUNT_TYPES, nextToChange } from '@member-portal/domain/autopay';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { AutopayOptions } from '../../autopay/index.ts';
import type { AutopayField, CheckedAutopay } from './form-state.ts';
import type { AutopayState } from './state.ts';

/** A state that shows autopay: as it is, or as it will be after the reviewed change. */
export type ShownAutopay = Extract<AutopayState, { readonly kind: 'managing' | 'reviewing' }>;

/** What a page shows of autopay: as it is, or as chosen. */
export interface AutopayFacts extends Pick<AutopayOptions['loan'], 'frequency'> {
  /** Undefined if the platform reports an amount type that autopay does not have. */
  readonly amountType: CheckedAutopay['amountType'] | undefined;
  /** Only if the buyer chose their own amount. */
  readonly amount: CheckedAutopay['amount'];
  /** The form field for the amount. */
  readonly amountField: AutopayField;
  readonly method: CheckedAutopay['method'] | undefined;
  /**
   * The next draft that can still be changed: `first` if autopay was off, `next` if a draft before it is in progress,
   * otherwise `nextDraft`.
   */
  readonly next: { readonly is: 'first' | 'next' | 'nextDraft'; readonly on: PlainDate } | undefined;
  /** Whether the next draft could be on another day. */
  readonly movable: boolean;
  /** The day on which autopay was turned on, if known. */
  readonly since: PlainDate | undefined;
}

/** The facts of autopay that is on or under review. */
export const autopayFacts = (state: ShownAutopay): AutopayFacts => {
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
