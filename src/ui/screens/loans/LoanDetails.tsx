import { css } from '@emotion/react';
import { type Loan, segmentOf } from '@member-portal/domain/loan';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { useMemo } from 'react';
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
import { LoanActivity } from './LoanActivity.tsx';
import { LoanBalance } from './LoanBalance.tsx';
import { LoanDocuments } from './LoanDocuments.tsx';
import { LoanFacts } from './LoanFacts.tsx';
import { LoanOrder } from './LoanOrder.tsx';
import { LoanSchedule } from './LoanSchedule.tsx';
import { statusWordsOf } from './loan-words.ts';
import { PaymentsInProgress } from './PaymentsInProgress.tsx';
import { PrintButton } from './PrintButton.tsx';
import { useRecordedOnce } from './use-recorded-once.ts';

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
  useRecordedOnce(useMemo(() => trackedEvent('payment_plan_details', { loanId: loan.id }), [loan.id]));
  return (
    <article>
      <BackToLoans segment={segmentOf(loan.status) ?? 'outstanding'} />
      <div css={head}>
        <PageHeading>{loan.merchant}</PageHeading>
        <StatusChip style={status.chip} text={t(status.text)} />
        <div css={print}>
          <PrintButton />
        </div>
      </div>
      <p css={quiet}>
        {[
          t(`loans.source.${loan.order.source}`),
          t('loans.number', { number: loan.number }),
          t('loan.opened', { date: format.dateLong(loan.openedOn) }),
        ].join(' · ')}
      </p>
      <LoanBalance loan={loan} onPay={() => onPay()} onPayOff={onPayOff} />
      <FailedPayment loan={loan} onPayAgain={onPay} />
      <PaymentsInProgress loanId={loan.id} payments={loan.paymentsInProgress} />
      <div css={columns}>
        <div css={[story, part]}>
          <div css={first}>
            <BalanceChart loan={loan} />
          </div>
          <div css={second}>
            <LoanSchedule loan={loan} />
          </div>
          <div css={third}>
            <LoanActivity loan={loan} />
          </div>
        </div>
        <div css={[facts, part]}>
          <LoanAutopay loan={loan} />
          <LoanFacts loan={loan} />
          <div css={last}>
            <LoanOrder loan={loan} />
          </div>
          <div css={last}>
            <LoanDocuments loan={loan} />
          </div>
        </div>
      </div>
    </article>
  );
};

const { color, space } = tokens;
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[4]}` });
const print = css({ marginInlineStart: 'auto', [tokens.media.small]: { display: 'none' } });
const quiet = css({ margin: 0, marginBlockStart: space[2], color: color.textQuiet });
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22rem',
  gap: space[7],
  alignItems: 'start',
  marginBlockStart: space[6],
  '@media (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] },
  // A grid does not break over pages as text does.
  '@media print': { display: 'block', '& section': { marginBlockEnd: space[5] } },
});
// On one column what a buyer asks for comes first: facts, schedule, activity, and the order at the end.
const part = css({
  '@media (max-width: 959px)': { display: 'contents' },
  '@media print': { display: 'block' },
});
const story = css({ '@media not print': { display: 'grid', gap: space[7] } });
const facts = css({
  '@media not print': { display: 'grid', gap: space[5] },
  '@media print': { '& > * + *': { marginBlockStart: space[4] } },
});
const first = css({ order: 1, '&:empty': { display: 'none' } });
const second = css({ order: 1 });
const third = css({ order: 2 });
const last = css({ order: 3 });
