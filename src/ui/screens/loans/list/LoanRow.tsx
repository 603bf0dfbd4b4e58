import { css } from '@emotion/react';
import type { LoanSummary } from '@member-portal/domain/loan';
import { Amount } from '../../../controls/Amount.tsx';
import { useText } from '../../../intl/use-text.ts';
import { LoanNumber } from '../../../loan/WhichLoan.tsx';
import { text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';
import { opensLoan, RowLink } from './RowLink.tsx';
import { useLoanLine } from './use-loan-line.tsx';

/** A loan as a row: merchant, state, what is due next or when it closed, balance or original amount. The row opens the loan. */
export const LoanRow = ({
  loan,
  heading: Heading,
}: {
  readonly loan: LoanSummary;
  readonly heading: 'h2' | 'h3';
}) => {
  const t = useText();
  const { name, state, when, amount, balance, balanceIs } = useLoanLine()(loan);
  const id = `loan-${loan.id}`;
  return (
    <article css={row} aria-labelledby={id}>
      <div css={who}>
        <Heading id={id}>{name}</Heading>
        <span css={quiet}>
          <LoanNumber loan={loan} />
        </span>
      </div>
      <span css={stands}>{state}</span>
      <span css={next}>
        {amount && <Amount value={amount} />}
        <span css={quiet}>{when}</span>
      </span>
      {balance && (
        <span css={balanceIs === 'balance' ? owed : owedBelow}>
          <span css={quiet}>{t(`loans.${balanceIs}`)}</span> <Amount value={balance} />
        </span>
      )}
      <span css={go}>
        <RowLink loan={loan} />
      </span>
    </article>
  );
};

const { color, corner, size, space, weight } = tokens;
const row = css([
  opensLoan,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(8rem, 1fr) minmax(7rem, 1fr) minmax(7rem, 1fr) auto',
    gridTemplateAreas: '"who state next owed go"',
    alignItems: 'center',
    gap: `${space[1]} ${space[4]}`,
    padding: `${space[3]} ${space[4]}`,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '&:hover': { borderColor: color.edge },
    // Relative to the visitor's text size.
    '@media (max-width: 56em)': {
      gridTemplateColumns: 'auto 1fr max-content auto',
      gridTemplateAreas: '"who who next go" "state owed owed go"',
      alignItems: 'start',
    },
    '@media (max-width: 20em)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"who go" "state state" "next next" "owed owed"',
    },
  },
]);
const who = css({
  gridArea: 'who',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > h2, & > h3': { fontSize: size.body },
});
const stands = css({ gridArea: 'state' });
const next = css({ gridArea: 'next', display: 'grid', justifyItems: 'end', fontWeight: weight.medium });
const owed = css({ gridArea: 'owed', textAlign: 'end' });
// A longer label beside its amount would leave no space for the name.
const owedBelow = css([owed, { '@media (max-width: 56em)': { display: 'grid' } }]);
const go = css({ gridArea: 'go', alignSelf: 'center', lineHeight: 0 });
const quiet = css([text.small, { fontWeight: weight.normal, overflowWrap: 'anywhere' }]);
