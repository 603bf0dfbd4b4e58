import { css } from '@emotion/react';
import type { Loan } from '@member-portal/domain/loan';
import { Rich } from '../../intl/Rich.tsx';
import { tokens } from '../../theme/tokens.ts';

type Named = Pick<Loan, 'merchant' | 'number'>;

/** A loan as a buyer knows it; its number never breaks at a hyphen. */
export const LoanName = ({ loan }: { readonly loan: Named }) => (
  <Rich
    id="payment.loan"
    values={{ merchant: loan.merchant, number: <span css={whole}>{loan.number}</span> }}
  />
);

/** Which loan a step is about, under its heading. */
export const WhichLoan = ({ loan }: { readonly loan: Named }) => (
  <p css={which}>
    <LoanName loan={loan} />
  </p>
);

const which = css({
  margin: 0,
  marginBlockStart: `calc(-1 * ${tokens.space[3]})`,
  color: tokens.color.textQuiet,
});
const whole = css({ whiteSpace: 'nowrap' });
