import { toCsv } from '@member-portal/application/files';
import type { Activity } from '@member-portal/domain/payment';
import type { Text } from '../../../intl/use-text.ts';
import { methodName } from '../../../payment/method-words.ts';

/** A loan's activity as a CSV file: headings and words in the buyer's language, days and amounts as spreadsheets sort them. */
export const activityCsv = (activities: readonly Activity[], t: Text): string =>
  toCsv([
    [
      t('loan.csv.date'),
      t('loan.csv.type'),
      t('loan.csv.status'),
      t('loan.csv.amount'),
      t('loan.csv.principal'),
      t('loan.csv.interest'),
      t('loan.csv.fees'),
      t('loan.csv.currency'),
      t('loan.csv.method'),
      t('loan.csv.confirmation'),
    ],
    ...activities.map(({ on, type, status, amount, allocation, method, confirmation }) => [
      on,
      t(`loan.activity.type.${type}`),
      t(`loan.activity.status.${status}`),
      amount,
      allocation?.principal,
      allocation?.interest,
      allocation?.fees,
      amount.currency,
      method ? methodName(t, method) : undefined,
      confirmation,
    ]),
  ]);
