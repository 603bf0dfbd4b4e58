import type { RequestFailure } from '@member-portal/domain/failure';
import type { AmountChoice, PaymentPhase } from '@member-portal/domain/payment';
import type { PaymentMethodType } from '@member-portal/domain/payment-method';
import type { DeliveryMethod } from '@member-portal/domain/sign-in';

/** Whether a payment is scheduled for a later day, or processing already. */
type PaymentTiming = Exclude<PaymentPhase, 'mixed'>;

/** All texts of the terminal, in one language. */
export interface Texts {
  readonly yes: string;
  readonly goodbye: string;
  readonly fact: (name: string, value: string) => string;
  readonly chooseNumber: (count: number) => string;
  readonly notANumber: (count: number) => string;
  readonly tryAgain: string;
  readonly signIn: {
    readonly where: string;
    readonly notAnAddress: string;
    readonly accepts: string;
    readonly sent: (masked: string) => string;
    readonly code: string;
    readonly codeFormat: (digits: number) => string;
    readonly wrongCode: (tries: number | undefined) => string;
    readonly lockedUntil: (dayAndTime: string) => string;
    readonly mismatch: string;
    readonly email: string;
    readonly mobile: string;
    readonly refused: string;
    readonly notPossible: string;
    readonly done: string;
  };
  readonly contact: {
    readonly which: string;
    readonly names: Readonly<Record<DeliveryMethod, string>>;
    readonly newOne: Readonly<Record<DeliveryMethod, string>>;
    readonly unchanged: string;
    readonly expired: string;
    readonly lockedUntil: (dayAndTime: string) => string;
    readonly changedElsewhere: string;
    readonly unknown: string;
    readonly refused: string;
    readonly done: string;
  };
  readonly session: {
    readonly idleUntil: (time: string) => string;
    readonly endsAt: (time: string) => string;
    readonly over: string;
  };
  readonly blocked: {
    readonly title: string;
    readonly text: string;
    readonly phone: (phone: string, hours: string | undefined) => string;
  };
  readonly loans: {
    readonly heading: string;
    readonly none: string;
    readonly next: (amount: string, day: string) => string;
    readonly pastDue: (amount: string) => string;
    readonly which: (count: number) => string;
    readonly more: string;
  };
  readonly loan: {
    readonly heading: (number: string, merchant: string) => string;
    readonly balance: string;
    readonly nextPayment: string;
    readonly rate: string;
    readonly paid: string;
    readonly paidOf: (paid: number, total: number) => string;
    readonly payoff: string;
    readonly payoffUntil: (amount: string, day: string) => string;
    readonly timing: Readonly<Record<PaymentTiming, string>>;
    readonly inProgress: (amount: string, toward: string, day: string, confirmation: string) => string;
    readonly schedule: string;
    readonly more: string;
    readonly autopay: string;
    readonly whatNext: string;
    readonly whatNextWithoutPaying: string;
    readonly notFound: string;
  };
  readonly pay: {
    readonly notPayable: string;
    readonly noMethod: string;
    readonly amountTypes: Readonly<Record<AmountChoice, string>>;
    readonly howMuch: string;
    readonly amount: (min: string | undefined, max: string | undefined) => string;
    readonly amountRefused: string;
    readonly method: string;
    readonly methodTypes: Readonly<Record<PaymentMethodType, string>>;
    readonly day: (earliest: string, latest: string) => string;
    readonly dayRefused: string;
    readonly review: string;
    readonly reviewLines: {
      readonly amount: string;
      readonly method: string;
      readonly countsAsPaid: string;
      readonly debited: string;
      readonly balanceAfter: string;
      readonly interestSaved: string;
    };
    readonly clash: (day: string) => string;
    readonly consent: (amount: string) => string;
    readonly notPaid: string;
    readonly outcome: Readonly<
      Record<PaymentTiming | 'received' | 'failed', (amount: string, day: string) => string>
    >;
    readonly confirmation: (number: string) => string;
    readonly sending: string;
    readonly unknown: string;
    readonly neverBooked: string;
    readonly refused: string;
    readonly earlier: (confirmation: string) => string;
    readonly earlierUndecided: string;
  };
  readonly payOff: {
    readonly quote: (amount: string, day: string) => string;
    readonly noQuote: string;
    readonly requoted: string;
    readonly beside: (amount: string) => string;
    readonly nothingLeft: string;
  };
  readonly autopay: {
    /** `paused` is why the platform takes nothing for now, if it has paused autopay. */
    readonly isOn: (paused: string | undefined) => string;
    readonly isOff: string;
    readonly whatNext: string;
    readonly wishes: Readonly<Record<'change' | 'turn-off', string>>;
    readonly notPossible: string;
    readonly consent: string;
    readonly confirmOff: string;
    readonly unchanged: string;
    readonly unknown: string;
  };
  readonly failures: Readonly<Record<RequestFailure['kind'], string>>;
}
