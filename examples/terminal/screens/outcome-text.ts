import type { PaymentOptions, PaymentOutcome } from '@member-portal/application/payments';
import type { Visit } from './visit.ts';

/** The outcome of a sent payment: scheduled, processing, received or failed. Until it is received it is never called paid. */
export const outcomeText = (
  { texts: { pay }, formats }: Pick<Visit, 'texts' | 'formats'>,
  {
    outcome: { amount, payOn, succeeded, received, confirmation },
    options: { today },
  }: {
    readonly outcome: Pick<PaymentOutcome, 'amount' | 'payOn' | 'succeeded' | 'received' | 'confirmation'>;
    readonly options: Pick<PaymentOptions, 'today'>;
  },
): string => {
  const timing = received ? 'received' : payOn > today ? 'scheduled' : 'processing';
  const text = pay.outcome[succeeded ? timing : 'failed'](formats.money(amount), formats.dateLong(payOn));
  return confirmation === undefined ? text : `${text} ${pay.confirmation(confirmation)}`;
};
