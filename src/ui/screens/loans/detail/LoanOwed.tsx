import { css } from '@emotion/react';
import {
  isLent,
  isOwedThoughClosed,
  isPayable,
  type Loan,
  moneyInProgress,
  type OwedParts,
  owedBreakdown,
} from '@member-portal/domain/loan';
import { isPositive } from '@member-portal/domain/money';
import { useToday } from '../../../clock/use-now.ts';
import { Amount } from '../../../controls/Amount.tsx';
import { Button } from '../../../controls/Button.tsx';
import { DefinitionList } from '../../../controls/DefinitionList.tsx';
import { Panel } from '../../../controls/Panel.tsx';
import { useLoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { endingOf } from '../../../loan/loan-words.ts';
import { useEvaluatedFlag } from '../../../services/use-flag.ts';
import { useVisit } from '../../../telemetry/use-page-visit.ts';
import { above, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';
import { PaymentTimeline } from './PaymentTimeline.tsx';

/** What is owed, as a breakdown that adds up to the total, the loan's progress, and the payoff button. */
export const LoanOwed = ({ loan }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const dialogs = useLoanDialogs();
  const possible = isPayable(loan) && loan.paymentOptions.some(({ amountType }) => amountType === 'PAYOFF');
  // Evaluate the flag now: flags loaded at the start may predate a stop of payoffs.
  const offered = useEvaluatedFlag('payOff', possible);
  const ending = endingOf(t, format, loan);
  const lent = isLent(loan);
  return (
    <Panel heading={t(lent ? 'loan.owed' : 'loans.askedFor')}>
      {lent ? <Breakdown loan={loan} /> : <Amount value={loan.original} size="large" />}
      {offered && (
        <div css={action} data-print="none">
          <Button
            variant="secondary"
            wide
            data-dd-action-name="pay off"
            onClick={() => dialogs.open({ flow: 'payoff', loanId: loan.id })}
          >
            {t('payoff.pay')}
          </Button>
        </div>
      )}
      {lent && <PaymentTimeline loan={loan} />}
      {ending && !isOwedThoughClosed(loan) && <p css={[text.quiet, above(3)]}>{ending}</p>}
    </Panel>
  );
};

/** The parts of what is owed, and their total as the last line. */
const Breakdown = ({ loan }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const visit = useVisit();
  const explained = (term: 'accruedInterest' | 'payoff') => ({
    meaning: t(`loan.explain.${term}`),
    onExplain: () => visit({ kind: 'explain', term }),
  });
  const { total, parts, isPayoff, through } = owedBreakdown(loan);
  const phase = moneyInProgress(loan, useToday())?.phase ?? '';
  const isOwing = isPositive(total) || (parts !== undefined && isPositive(parts.processing));
  const part = (name: keyof OwedParts, term: string, explanation = {}) => {
    if (!isOwing || !parts || parts[name].cents === 0) return undefined;
    const amount = format.money(parts[name]);
    const value = name === 'processing' ? t('loan.owed.less', { amount }) : amount;
    return { term, value, ...explanation };
  };
  const interest = through
    ? t('loan.owed.interest', { date: format.dateShort(through) })
    : t('loan.accruedInterest');
  return (
    <div css={dense}>
      <DefinitionList
        items={[
          part('principal', t('loan.schedule.principal')),
          part('interest', interest, explained('accruedInterest')),
          part('fees', t('loan.fees')),
          part('processing', t('loan.owed.processing', { phase })),
          {
            term: t(
              isOwedThoughClosed(loan) ? 'loans.balanceOwed' : isPayoff ? 'loan.payoff' : 'loans.balance',
            ),
            value: <Amount value={total} size="large" />,
            ...(isPayoff && parts && isOwing && explained('payoff')),
          },
        ]}
      />
    </div>
  );
};

const { space } = tokens;
const dense = css({
  marginBlockEnd: space[3],
  '& dl > div': { paddingBlock: space[2] },
  // The large total is below its term where both do not fit on one line; an explanation is below both.
  '& dl > div:last-of-type': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  '& dd:nth-of-type(2)': { flexBasis: '100%' },
});
const action = css({ marginBlock: space[3] });
