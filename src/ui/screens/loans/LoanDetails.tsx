import { css } from '@emotion/react';
import { isLent, type Loan, segmentOf } from '@member-portal/domain/loan';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { FactLine } from '../../controls/FactLine.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { StatusChip } from '../../controls/StatusChip.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { LoanAutopay } from '../autopay/LoanAutopay.tsx';
import { FailedPayment } from '../payment/FailedPayment.tsx';
import type { RetriedPayment } from '../payment/payment-draft.ts';
import { BackToLoans } from './BackToLoans.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import { HardshipPlan } from './HardshipPlan.tsx';
import { LoanActivity } from './LoanActivity.tsx';
import { LoanBalance } from './LoanBalance.tsx';
import { LoanDocuments } from './LoanDocuments.tsx';
import { LoanFacts } from './LoanFacts.tsx';
import { LoanOrder } from './LoanOrder.tsx';
import { LoanSchedule } from './LoanSchedule.tsx';
import { statusWordsOf } from './loan-words.ts';
import { merchantNameOf } from './merchant-name-of.ts';
import { OrderSourceLabel } from './OrderSourceLabel.tsx';
import { PaymentsInProgress } from './PaymentsInProgress.tsx';
import { PrintButton } from './PrintButton.tsx';
import { PrintedFor } from './PrintedFor.tsx';
import { UnknownStatus } from './UnknownStatus.tsx';
import { useRecordedOnce } from './use-recorded-once.ts';

const OPENED = trackedEvent('payment_plan_details');

/** A loan's page: what is owed first, then its story, with its facts beside. */
export const LoanDetails = ({
  loan,
  onPay,
  onPayOff,
}: {
  readonly loan: Loan;
  /** Begins a payment; one that makes a failed one good where that is given. */
  readonly onPay: (failed?: RetriedPayment) => void;
  readonly onPayOff: (() => void) | undefined;
}) => {
  const t = useText();
  const format = useFormat();
  const status = statusWordsOf(loan);
  // Of an unknown status only what is certain is shown. Autopay stays, so that nobody has drafts they cannot stop.
  const known = loan.status !== 'UNKNOWN_STATUS';
  useRecordedOnce(OPENED);
  return (
    <article>
      <PrintedFor />
      <BackToLoans segment={segmentOf(loan.status) ?? 'outstanding'} />
      <div css={head}>
        <PageHeading>{merchantNameOf(loan, t)}</PageHeading>
        <StatusChip style={status.chip} text={t(status.text)} />
        <div css={print}>
          <PrintButton />
        </div>
      </div>
      <p css={quiet}>
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
      {known ? <LoanBalance loan={loan} onPay={() => onPay()} onPayOff={onPayOff} /> : <UnknownStatus />}
      {known ? <HardshipPlan loan={loan} /> : undefined}
      <FailedPayment loan={loan} onPayAgain={onPay} />
      {known ? <PaymentsInProgress loanId={loan.id} payments={loan.paymentsInProgress} /> : undefined}
      <div css={columns}>
        <div css={[part, brief]}>
          {known || loan.autopayEnrolled ? <LoanAutopay loan={loan} /> : undefined}
          {known ? <LoanFacts loan={loan} /> : undefined}
        </div>
        <div css={[part, story]}>
          {known ? <BalanceChart loan={loan} /> : undefined}
          {isLent(loan) || loan.status === 'REVIEW' ? <LoanSchedule loan={loan} /> : undefined}
          <LoanActivity loan={loan} />
        </div>
        <div css={[part, papers]}>
          <LoanOrder loan={loan} />
          <LoanDocuments loan={loan} />
        </div>
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
  margin: 0,
  marginBlockStart: space[2],
  color: color.textQuiet,
});
// What is read on one column comes in the same order as what the keyboard reaches: facts, story, and the papers at the end.
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22rem',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"story brief" "story papers"',
  gap: `${space[5]} ${space[7]}`,
  alignItems: 'start',
  marginBlockStart: space[6],
  '@media (max-width: 959px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'none',
    gridTemplateAreas: '"brief" "story" "papers"',
    gap: space[6],
  },
  // A grid does not break over pages as text does.
  '@media print': { display: 'block', '& > * + *': { marginBlockStart: space[5] } },
});
const part = css({ '@media print': { '& > * + *': { marginBlockStart: space[4] } } });
const brief = css({ gridArea: 'brief', '@media not print': { display: 'grid', gap: space[5] } });
const papers = css({
  gridArea: 'papers',
  '@media not print': { display: 'grid', gap: space[5] },
  '&:empty': { display: 'none' },
});
const story = css({
  gridArea: 'story',
  '@media not print': { display: 'grid', gap: space[7] },
  '&:empty': { display: 'none' },
});
