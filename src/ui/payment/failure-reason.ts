import type { Text } from '../intl/use-text.ts';

const KNOWN = ['INSUFFICIENT_FUNDS', 'ACCOUNT_CLOSED', 'PAYMENT_DECLINED'] as const;

/** Why a payment failed, in words; a reason that nobody knows is the bank's own. */
export const failureReason = (t: Text, reason: string): string =>
  t(`payment.failure.${KNOWN.find((known) => known === reason) ?? 'other'}`);
