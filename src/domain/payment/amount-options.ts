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

interface Choice {
  readonly choice: AmountChoice;
  /** The type under which it is sent to the platform. */
  readonly amountType: AmountType;
}

/** A choice of an exact amount. */
export interface FixedAmount extends Choice {
  readonly editable: false;
  readonly amount: Money;
}

/** A choice of the buyer's own amount within limits; `amount` is its prefilled value. */
export interface FreeAmount extends Choice {
  readonly editable: true;
  readonly amount: Money | undefined;
  readonly min: Money | undefined;
  readonly max: Money | undefined;
}

/** A choice of amount on a loan. */
export type AmountOption = FixedAmount | FreeAmount;

const ORDER: readonly AmountType[] = ['INSTALLMENT', 'OTHER', 'PRINCIPAL', 'OUTSTANDING_BALANCE', 'PAYOFF'];

const isFree = (type: AmountType): boolean => type === 'OTHER' || type === 'PRINCIPAL';

/** An exact amount as a choice; none if it is missing or the platform does not accept it. */
const fixedAmount = (
  choice: AmountChoice,
  option: PaymentOption,
  amount: Money | undefined,
): readonly FixedAmount[] =>
  amount && acceptAmount(amount, amountLimitsOf(option, amount.currency)).isOk()
    ? [{ choice, amountType: option.amountType, editable: false, amount }]
    : [];

/**
 * The amount choices to show, one of each, in display order. The past-due amount comes first and is sent as OTHER. An exact
 * amount that is missing, not positive or outside its own limits is left out.
 */
export const amountOptionsOf = (loan: {
  readonly paymentOptions: readonly PaymentOption[];
  /** The part still to be paid. */
  readonly pastDue: Money;
}): readonly AmountOption[] => {
  const other = loan.paymentOptions.find(({ amountType }) => amountType === 'OTHER');
  const pastDue = other ? fixedAmount('PAST_DUE', other, loan.pastDue) : [];
  // Only the first of two of a type, which could not be chosen apart.
  const offered = ORDER.flatMap((amountType): readonly AmountOption[] => {
    const option = loan.paymentOptions.find((each) => each.amountType === amountType);
    if (!option) return [];
    return isFree(amountType)
      ? [{ ...option, choice: amountType, editable: true }]
      : fixedAmount(amountType, option, option.amount);
  });
  return [...pastDue, ...offered];
};

/** The limits of a free amount, shown before one is typed. */
export interface AmountLimits {
  readonly min: Money;
  readonly max: Money | undefined;
}

/** The limits of an option; at least one cent. */
export const amountLimitsOf = (
  { min, max }: Pick<FreeAmount, 'min' | 'max'>,
  currency: Currency,
): AmountLimits => ({ min: min ?? { cents: 1, currency }, max });

/** Why an amount cannot be paid, with the limit that it violates. */
export type AmountRefusal =
  | { readonly kind: 'amount-not-positive'; readonly min: Money }
  | { readonly kind: 'amount-too-small'; readonly min: Money }
  | { readonly kind: 'amount-too-large'; readonly max: Money };

/** Checks an amount against limits; it is above zero whatever they are. */
export const acceptAmount = (amount: Money, { min, max }: AmountLimits): Result<Money, AmountRefusal> => {
  if (!isPositive(amount)) return err({ kind: 'amount-not-positive', min });
  if (compareMoney(amount, min) < 0) return err({ kind: 'amount-too-small', min });
  if (max && compareMoney(amount, max) > 0) return err({ kind: 'amount-too-large', max });
  return ok(amount);
};
