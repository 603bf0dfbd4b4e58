import { css } from '@emotion/react';
import type { Loan } from '@member-portal/domain/loan';
import { Rich } from '../../intl/Rich.tsx';
import { tokens } from '../../theme/tokens.ts';

/** Which loan is being paid; its number never breaks at a hyphen. */
export const WhichLoan = ({ loan }: { readonly loan: Loan }) => (
  <p css={which}>
    <Rich
      id="payment.loan"
      values={{ merchant: loan.merchant, number: <span css={whole}>{loan.number}</span> }}
    />
  </p>
);

const which = css({
  margin: 0,
  marginBlockStart: `calc(-1 * ${tokens.space[3]})`,
  color: tokens.color.textQuiet,
});
const whole = css({ whiteSpace: 'nowrap' });
