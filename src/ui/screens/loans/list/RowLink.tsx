import { css } from '@emotion/react';
import type { LoanSummary } from '@member-portal/domain/loan';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useText } from '../../../intl/use-text.ts';
import { merchantNameOf } from '../../../loan/merchant-name-of.ts';
import { tokens } from '../../../theme/tokens.ts';
import { moveBetweenRows } from './row-keys.ts';

/** Opens a loan from anywhere on its row, which is its containing block; the arrow keys move to the next row's. */
export const RowLink = ({ loan }: { readonly loan: LoanSummary }) => {
  const t = useText();
  return (
    <Link
      to="/loans/$loanId"
      params={{ loanId: loan.id }}
      css={link}
      data-row-link
      onKeyDown={moveBetweenRows}
      data-dd-action-name="loan details"
      aria-label={t('loans.detailsOf', { merchant: merchantNameOf(loan, t), number: loan.number })}
    >
      <ChevronRight size="1.25rem" aria-hidden="true" />
    </Link>
  );
};

const { color, corner } = tokens;
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.5rem',
  minHeight: '1.5rem',
  color: color.textQuiet,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: corner.control },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.accent}`, outlineOffset: '-3px' },
});
