import type { LoanSummary } from '@member-portal/domain/loan';
import { buttonStyle } from '../../../controls/button-style.ts';
import { ExternalLink } from '../../../controls/ExternalLink.tsx';
import { LinkButton } from '../../../controls/LinkButton.tsx';
import { useText } from '../../../intl/use-text.ts';
import { merchantNameOf } from '../../../loan/merchant-name-of.ts';
import { cardLayout } from './card-layout.ts';
/** What a loan's card offers where nothing can be paid: the lender's contact, where there is one, and the loan's own page. */
export const QuietActions = ({
  loan,
  contact,
}: {
  readonly loan: Pick<LoanSummary, 'id' | 'merchant' | 'number'>;
  readonly contact: string | undefined;
}) => {
  const t = useText();
  return (
    <div css={cardLayout.actions}>
      {contact ? (
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
  );
};
