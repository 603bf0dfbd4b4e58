import { isLent, isOwedThoughClosed, type LoanSummary } from '@member-portal/domain/loan';
import { Amount } from '../../../controls/Amount.tsx';
import { Card } from '../../../controls/Card.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { LoanIdentity } from '../../../loan/LoanIdentity.tsx';
import { endingOf } from '../../../loan/loan-words.ts';
import { cardLayout } from './card-layout.ts';
import { QuietActions } from './QuietActions.tsx';
import { UnknownLoanCard } from './UnknownLoanCard.tsx';

/** A loan that is over, told apart by how it ended; one that was charged off shows what is still owed and whom to ask. */
export const ClosedLoanCard = ({ loan }: { readonly loan: LoanSummary }) => {
  const t = useText();
  const format = useFormat();
  const owed = isOwedThoughClosed(loan);
  const headingId = `loan-${loan.id}`;
  if (loan.status === 'UNKNOWN_STATUS') return <UnknownLoanCard loan={loan} heading="h2" />;
  return (
    <Card as="article" aria-labelledby={headingId}>
      <div css={cardLayout.top}>
        <LoanIdentity loan={loan} headingId={headingId} heading="h2" />
        <dl css={cardLayout.figure}>
          <dt css={cardLayout.term}>
            {t(owed ? 'loans.balanceOwed' : isLent(loan) ? 'loans.original' : 'loans.askedFor')}
          </dt>
          <dd css={cardLayout.value}>
            <Amount value={owed ? loan.balance : loan.original} size="large" />
          </dd>
        </dl>
      </div>
      <div css={[cardLayout.bottom, cardLayout.two]}>
        <p css={cardLayout.told}>{endingOf(t, format, loan)}</p>
        <QuietActions loan={loan} contact={owed} />
      </div>
    </Card>
  );
};
