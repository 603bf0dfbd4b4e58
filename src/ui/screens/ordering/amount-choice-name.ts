import type { AmountChoice } from '@member-portal/domain/payment';
import type { Text } from '../../intl/use-text.ts';

/** What an amount is for, in words. */
export const amountChoiceName = (t: Text, choice: AmountChoice): string => t(`payment.amountType.${choice}`);
