import { css } from '@emotion/react';
import type { Loan } from '@member-portal/domain/loan';
import { Rich } from '../intl/Rich.tsx';
import { useText } from '../intl/use-text.ts';
import { text } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';
import { merchantNameOf } from './loan-words.ts';

type Named = Pick<Loan, 'merchant' | 'number'>;

/** A loan's number; it wraps to a new line rather than break at its hyphens. */
export const LoanNumber = ({ loan }: { readonly loan: Pick<Loan, 'number'> }) => (
  <Rich id="loans.number" values={{ number: <span css={whole}>{loan.number}</span> }} />
);

/** A loan's name for the buyer, with its number kept together. */
export const LoanName = ({ loan }: { readonly loan: Named }) => {
  const t = useText();
  return (
    <Rich
      id="payment.loan"
      values={{ merchant: merchantNameOf(loan, t), number: <span css={whole}>{loan.number}</span> }}
    />
  );
};

/** The loan of a step, shown below its heading. */
export const WhichLoan = ({ loan }: { readonly loan: Named }) => (
  <p css={which}>
    <LoanName loan={loan} />
  </p>
);

const which = css(text.quiet, text.breaking, { marginBlockStart: `calc(-1 * ${tokens.space[2]})` });
const whole = css({
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  // Browsers do not draw a link's underline through an inline block.
  textDecoration: 'inherit',
});
