import type { Loan } from '@member-portal/domain/loan';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';

/** That a hardship plan is in force: until when, and what it asks for (specification, section 3: loan). */
export const HardshipPlan = ({
  loan,
  hardship: { plan, until },
}: {
  readonly loan: Pick<Loan, 'balance'>;
  readonly hardship: NonNullable<Loan['hardship']>;
}) => {
  const t = useText();
  const format = useFormat();
  return (
    <Notice heading={t('loan.hardship.title', { date: format.dateLong(until) })}>
      <p>
        {plan === 0
          ? t('loan.hardship.0')
          : t('loan.hardship.some', {
              amount: format.money({ cents: plan * 100, currency: loan.balance.currency }),
            })}
      </p>
    </Notice>
  );
};
