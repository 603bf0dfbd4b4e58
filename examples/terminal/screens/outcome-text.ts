import type { PaymentOptions, PaymentOutcome } from '@member-portal/application/payments';
import type { Visit } from './visit.ts';

/** The outcome of a sent payment: scheduled, processing or failed. It is not settled yet, so it is never called paid. */
export const outcomeText = (
  { texts: { pay }, formats }: Pick<Visit, 'texts' | 'formats'>,
  {
    outcome: { amount, payOn, succeeded, confirmation },
    options: { today },
  }: {
    readonly outcome: Pick<PaymentOutcome, 'amount' | 'payOn' | 'succeeded' | 'confirmation'>;
    readonly options: Pick<PaymentOptions, 'today'>;
  },
): string => {
  const timing = payOn > today ? 'scheduled' : 'processing';
  const text = pay.outcome[succeeded ? timing : 'failed'](formats.money(amount), formats.dateLong(payOn));
  return confirmation === undefined ? text : `${text} ${pay.confirmation(confirmation)}`;
};
