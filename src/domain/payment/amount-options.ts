import { err, ok, type Result } from 'neverthrow';
import { type Currency, compareMoney, isPositive, type Money } from '../money/index.ts';
import type { AmountChoice } from './amount-choice.ts';
import type { AmountType } from './payment.ts';

/** A payment that the platform accepts: an exact amount, or one within limits. */
export interface PaymentOption {
  readonly amountType: AmountType;
  readonly amount: Money | undefined;
  readonly min: Money | undefined;
  readonly max: Money | undefined;
}

/** A choice of amount on a loan; a fixed one has an amount, a free one has limits. */
export interface AmountOption {
  readonly choice: AmountChoice;
  /** The type under which it is sent to the platform. */
  readonly amountType: AmountType;
  /** The exact amount, or the prefilled value of a free amount. */
  readonly amount: Money | undefined;
  readonly editable: boolean;
  readonly min: Money | undefined;
  readonly max: Money | undefined;
}

const ORDER: readonly AmountType[] = ['INSTALLMENT', 'OTHER', 'PRINCIPAL', 'OUTSTANDING_BALANCE', 'PAYOFF'];

const isEditable = (type: AmountType): boolean => type === 'OTHER' || type === 'PRINCIPAL';

/** The past-due amount as a separate choice, if the platform accepts that amount. */
const pastDueOption = (other: PaymentOption, pastDue: Money): AmountOption | undefined => {
  const option: AmountOption = { ...other, choice: 'PAST_DUE', amount: pastDue, editable: false };
  return acceptAmount(option, pastDue).isOk() ? option : undefined;
};

/** The amount choices to show, one of each, in display order. The past-due amount comes first and is sent as OTHER. */
export const amountOptionsOf = (loan: {
  readonly paymentOptions: readonly PaymentOption[];
  /** The part still to be paid. */
  readonly pastDue: Money;
}): readonly AmountOption[] => {
  const other = loan.paymentOptions.find(({ amountType }) => amountType === 'OTHER');
  const pastDue = other && pastDueOption(other, loan.pastDue);
  // Only the first of two of a type, which could not be chosen apart.
  const offered = ORDER.flatMap((amountType): readonly AmountOption[] => {
    const option = loan.paymentOptions.find((each) => each.amountType === amountType);
    return option ? [{ ...option, choice: amountType, editable: isEditable(amountType) }] : [];
  });
  return pastDue ? [pastDue, ...offered] : offered;
};

/** The limits of a free amount, shown before one is typed. */
export interface AmountLimits {
  readonly min: Money;
  readonly max: Money | undefined;
}

/** The limits of a free choice, at least one cent; undefined for a fixed one. */
export const amountLimitsOf = (option: AmountOption, currency: Currency): AmountLimits | undefined =>
  option.editable ? { min: option.min ?? { cents: 1, currency }, max: option.max } : undefined;

/** Why an amount cannot be paid, with the limit that it violates. */
export type AmountRefusal =
  | { readonly kind: 'amount-missing' }
  | { readonly kind: 'amount-too-small'; readonly min: Money }
  | { readonly kind: 'amount-too-large'; readonly max: Money };

/** Checks an amount against the limits of a choice; a fixed choice accepts its own amount only. */
export const acceptAmount = (
  option: Pick<AmountOption, 'amount' | 'editable' | 'min' | 'max'>,
  amount: Money | undefined,
): Result<Money, AmountRefusal> => {
  const chosen = option.editable ? amount : option.amount;
  if (!chosen || !isPositive(chosen)) return err({ kind: 'amount-missing' });
  if (option.min && compareMoney(chosen, option.min) < 0)
    return err({ kind: 'amount-too-small', min: option.min });
  if (option.max && compareMoney(chosen, option.max) > 0)
    return err({ kind: 'amount-too-large', max: option.max });
  return ok(chosen);
};
