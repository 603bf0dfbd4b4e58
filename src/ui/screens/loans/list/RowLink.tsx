import { css } from '@emotion/react';
import type { LoanSummary } from '@member-portal/domain/loan';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { merchantNameOf } from '../../../loan/loan-words.ts';
import { tokens } from '../../../theme/tokens.ts';

/** Moves the focus between the row links of a list marked `data-rows`, by the arrow keys, Home and End. */
const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const from = event.currentTarget;
  const links = [...(from.closest('[data-rows]')?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const at = links.indexOf(from);
  const to = new Map([
    ['ArrowDown', links[at + 1]],
    ['ArrowUp', links[at - 1]],
    ['Home', links[0]],
    ['End', links.at(-1)],
  ]).get(event.key);
  if (!to) return;
  event.preventDefault();
  to.focus();
};

/** Opens a loan from anywhere on its row, which needs the style `opensLoan`; the arrow keys move between rows. */
export const RowLink = ({ loan }: { readonly loan: LoanSummary }) => {
  const t = useText();
  return (
    <Link
      to="/loans/$loanId"
      params={{ loanId: loan.id }}
      data-row-link
      onKeyDown={moveBetweenRows}
      data-dd-action-name="loan details"
      aria-label={t('loans.detailsOf', { merchant: merchantNameOf(loan, t), number: loan.number })}
    />
  );
};

const { color, corner } = tokens;

/** Style of a row covered by its link. In a long list, a text arrow is cheaper than an icon for each row. */
export const opensLoan = css({
  position: 'relative',
  '& [data-row-link]': {
    display: 'inline-block',
    minWidth: '1.5rem',
    fontSize: '1.75rem',
    lineHeight: '1.5rem',
    color: color.textQuiet,
    textAlign: 'center',
    textDecoration: 'none',
    '&::before': { content: '"›" / ""' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: corner.control },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.accent}`, outlineOffset: '-3px' },
  },
});
