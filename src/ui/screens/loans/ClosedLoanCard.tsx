import { css } from '@emotion/react';
import { isOwedThoughClosed, type LoanStatus, type LoanSummary } from '@member-portal/domain/loan';
import { Amount } from '../../controls/Amount.tsx';
import { Card } from '../../controls/Card.tsx';
import { ExternalLink } from '../../controls/ExternalLink.tsx';
import { LinkButton } from '../../controls/LinkButton.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { type Text, useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { cardLayout } from './card-layout.ts';
import { LoanIdentity } from './LoanIdentity.tsx';
import { useContactLink } from './use-contact-link.ts';

type ClosedStatus = 'PAID' | 'CHARGED_OFF' | 'CANCELLED' | 'CLOSED' | 'EXPIRED';

const closedStatusOf = (status: LoanStatus): ClosedStatus =>
  status === 'PAID' || status === 'CHARGED_OFF' || status === 'CANCELLED' || status === 'EXPIRED'
    ? status
    : 'CLOSED';

/** How a loan ended, as a sentence. */
const endingOf = (t: Text, status: ClosedStatus, date: string | undefined): string =>
  date === undefined ? t(`loans.closed.${status}.undated`) : t(`loans.closed.${status}`, { date });

/** A loan that is over, told apart by how it ended; one that was charged off shows what is still owed and whom to ask. */
export const ClosedLoanCard = ({ loan }: { readonly loan: LoanSummary }) => {
  const t = useText();
  const format = useFormat();
  const contact = useContactLink();
  const status = closedStatusOf(loan.status);
  const owed = isOwedThoughClosed(loan);
  const headingId = `loan-${loan.id}`;
  return (
    <Card as="article" aria-labelledby={headingId}>
      <div css={cardLayout.top}>
        <LoanIdentity loan={loan} headingId={headingId} heading="h2" />
        <dl css={cardLayout.figure}>
          <dt css={cardLayout.term}>{t(owed ? 'loans.balanceOwed' : 'loans.original')}</dt>
          <dd css={cardLayout.value}>
            <Amount value={owed ? loan.balance : loan.original} size="large" />
          </dd>
        </dl>
      </div>
      <div css={[cardLayout.bottom, two]}>
        <p css={ending}>{endingOf(t, status, loan.closedOn && format.dateLong(loan.closedOn))}</p>
        <div css={cardLayout.actions}>
          {owed && contact ? <ExternalLink href={contact}>{t('loans.contact')}</ExternalLink> : undefined}
          <span css={cardLayout.quietEdge}>
            <LinkButton
              variant="quiet"
              to="/loans/$loanId"
              params={{ loanId: loan.id }}
              aria-label={t('loans.detailsOf', { merchant: loan.merchant, number: loan.number })}
            >
              {t('loans.details')}
            </LinkButton>
          </span>
        </div>
      </div>
    </Card>
  );
};

const ending = css({ margin: 0, color: tokens.color.textQuiet });
const two = css({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  [tokens.media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
