import type { LoanSummary } from '@member-portal/domain/loan';
import { Card } from '../../../controls/Card.tsx';
import { useText } from '../../../intl/use-text.ts';
import { LoanIdentity } from '../../../loan/LoanIdentity.tsx';
import { cardLayout } from './card-layout.ts';
import { QuietActions } from './QuietActions.tsx';

/**
 * A loan whose status nobody knows here: which one it is, and whom to ask. No amount is shown as owed or due, because what
 * an amount means depends on the status.
 */
export const UnknownLoanCard = ({
  loan,
  heading = 'h3',
}: {
  readonly loan: LoanSummary;
  readonly heading?: 'h2' | 'h3';
}) => {
  const t = useText();
  const headingId = `loan-${loan.id}`;
  return (
    <Card as="article" aria-labelledby={headingId}>
      <LoanIdentity loan={loan} headingId={headingId} heading={heading} />
      <div css={[cardLayout.bottom, cardLayout.two]}>
        <p css={cardLayout.told}>{t('loans.unknownStatus')}</p>
        <QuietActions loan={loan} contact />
      </div>
    </Card>
  );
};
