import { css } from '@emotion/react';
import { isLent, isOwedThoughClosed, type LoanSummary } from '@member-portal/domain/loan';
import { Amount } from '../../controls/Amount.tsx';
import { buttonStyle } from '../../controls/button-style.ts';
import { Card } from '../../controls/Card.tsx';
import { ExternalLink } from '../../controls/ExternalLink.tsx';
import { LinkButton } from '../../controls/LinkButton.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { cardLayout } from './card-layout.ts';
import { LoanIdentity } from './LoanIdentity.tsx';
import { endingOf } from './loan-words.ts';
import { merchantNameOf } from './merchant-name-of.ts';
import { UnknownLoanCard } from './UnknownLoanCard.tsx';
import { useContactLink } from './use-contact-link.ts';

/** A loan that is over, told apart by how it ended; one that was charged off shows what is still owed and whom to ask. */
export const ClosedLoanCard = ({ loan }: { readonly loan: LoanSummary }) => {
  const t = useText();
  const format = useFormat();
  const contact = useContactLink();
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
      <div css={[cardLayout.bottom, two]}>
        <p css={ending}>{endingOf(t, format, loan)}</p>
        <div css={cardLayout.actions}>
          {owed && contact ? (
            <span css={cardLayout.quietEdge}>
              <ExternalLink href={contact} css={buttonStyle('quiet', false)}>
                {t('loans.contact')}
              </ExternalLink>
            </span>
          ) : undefined}
          <span css={cardLayout.quietEdge}>
            <LinkButton
              variant="quiet"
              to="/loans/$loanId"
              params={{ loanId: loan.id }}
              aria-label={t('loans.detailsOf', { merchant: merchantNameOf(loan, t), number: loan.number })}
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
