import { css } from '@emotion/react';
import { isLent, isOwedThoughClosed, type Loan, segmentOf } from '@member-portal/domain/loan';
import { FactLine } from '../../../controls/FactLine.tsx';
import { PageHeading } from '../../../controls/PageHeading.tsx';
import { PrintButton } from '../../../files/PrintButton.tsx';
import { PrintedFor } from '../../../files/PrintedFor.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { LoanStatusChip } from '../../../loan/LoanStatusChip.tsx';
import { merchantNameOf } from '../../../loan/merchant-name-of.ts';
import { OrderSourceLabel } from '../../../loan/OrderSourceLabel.tsx';
import { tokens } from '../../../theme/tokens.ts';
import { LoanDocuments } from '../documents/LoanDocuments.tsx';
import { LoanTodayCard } from '../today/LoanTodayCard.tsx';
import { BackToLoans } from './BackToLoans.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import { HardshipPlan } from './HardshipPlan.tsx';
import { LoanActivity } from './LoanActivity.tsx';
import { LoanAutopay } from './LoanAutopay.tsx';
import { LoanFacts } from './LoanFacts.tsx';
import { LoanOrder } from './LoanOrder.tsx';
import { LoanOwed } from './LoanOwed.tsx';
import { LoanSchedule } from './LoanSchedule.tsx';
import { PaymentsInProgress } from './PaymentsInProgress.tsx';

/** A loan's page: what to do first, then what is owed and its story, with papers and facts beside. */
export const LoanDetails = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const format = useFormat();
  // Of an unknown status only what is certain is shown. Autopay stays, so that nobody has drafts they cannot stop.
  const known = loan.status !== 'UNKNOWN_STATUS';
  const segment = segmentOf(loan.status);
  return (
    <article>
      <PrintedFor />
      <BackToLoans segment={segment ?? 'outstanding'} />
      <div css={head}>
        <PageHeading>{merchantNameOf(loan, t)}</PageHeading>
        <div css={print}>
          <PrintButton />
        </div>
      </div>
      <p css={quiet}>
        <LoanStatusChip loan={loan} />
        <OrderSourceLabel source={loan.order.source} />
        <FactLine
          facts={[
            t('loans.number', { number: loan.number }),
            ...(known
              ? [
                  t(isLent(loan) ? 'loan.opened' : 'loan.requested', {
                    date: format.dateLong(loan.openedOn),
                  }),
                ]
              : []),
            ...(loan.migrated ? [t('loan.migrated')] : []),
          ]}
        />
      </p>
      {segment === 'closed' && !isOwedThoughClosed(loan) ? undefined : <LoanTodayCard loan={loan} />}
      {known ? <HardshipPlan loan={loan} /> : undefined}
      {known ? <PaymentsInProgress loanId={loan.id} payments={loan.paymentsInProgress} /> : undefined}
      <div css={columns}>
        <div css={[part, story]}>
          {known ? <LoanOwed loan={loan} /> : undefined}
          {isLent(loan) || loan.status === 'REVIEW' ? <LoanSchedule loan={loan} /> : undefined}
          <LoanActivity loan={loan} />
        </div>
        <div css={[part, brief]}>
          <LoanDocuments loan={loan} />
          {known || loan.autopayEnrolled ? <LoanAutopay loan={loan} /> : undefined}
          {known ? <LoanFacts loan={loan} /> : undefined}
          <LoanOrder loan={loan} />
        </div>
        <div css={[part, curve]}>{known ? <BalanceChart loan={loan} /> : undefined}</div>
      </div>
    </article>
  );
};

const { color, space } = tokens;
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[4]}` });
const print = css({
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  [tokens.media.small]: { display: 'none' },
});
const quiet = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  marginBlockStart: space[2],
  color: color.textQuiet,
});
// What is read on one column comes in the same order as what the keyboard reaches.
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22rem',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"story brief" "curve brief"',
  gap: space[5],
  alignItems: 'start',
  marginBlockStart: space[4],
  // 959 px, or as many letters as fit there: with large text the facts would squeeze the story.
  '@media (max-width: 59.99em)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'none',
    gridTemplateAreas: '"story" "brief" "curve"',
    gap: space[3],
  },
  // A grid does not break over pages as text does.
  '@media print': { display: 'block', '& > * + *': { marginBlockStart: space[5] } },
});
const part = css({
  '@media not print': { display: 'grid', gap: space[4], [tokens.media.small]: { gap: space[3] } },
  '@media print': { '& > * + *': { marginBlockStart: space[4] } },
  '&:empty': { display: 'none' },
});
const story = css({ gridArea: 'story' });
const brief = css({ gridArea: 'brief' });
const curve = css({ gridArea: 'curve' });
