import { css } from '@emotion/react';
import { LenderClock, TenantRules } from '@member-portal/application/ports';
import { listedDrafts } from '@member-portal/domain/autopay';
import {
  isLent,
  isOwedThoughClosed,
  type Loan,
  type LoanSegment,
  segmentOf,
} from '@member-portal/domain/loan';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { FactLine } from '../../../controls/FactLine.tsx';
import { PageHeading } from '../../../controls/PageHeading.tsx';
import { Panel } from '../../../controls/Panel.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import { PrintButton } from '../../../files/PrintButton.tsx';
import { PrintedFor } from '../../../files/PrintedFor.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { AutopayButton } from '../../../loan/AutopayButton.tsx';
import { AutopayPaused } from '../../../loan/AutopayPaused.tsx';
import { OrderSourceLabel } from '../../../loan/LoanIdentity.tsx';
import { LoanStatusChip } from '../../../loan/LoanStatusChip.tsx';
import { merchantNameOf } from '../../../loan/loan-words.ts';
import { useWayToAutopay } from '../../../loan/use-way-to-autopay.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { above, row, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';
import { LoanDocuments } from '../documents/LoanDocuments.tsx';
import { LoanTodayCard } from '../today/LoanTodayCard.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import { LoanActivity } from './LoanActivity.tsx';
import { LoanFacts, LoanOrder } from './LoanFacts.tsx';
import { HardshipPlan, PaymentsInProgress } from './LoanNotices.tsx';
import { LoanOwed } from './LoanOwed.tsx';
import { LoanSchedule } from './LoanSchedule.tsx';

/** A loan's page: what to do first, then what is owed and the activity, with documents and facts beside them. */
export const LoanDetails = ({ loan }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  // With an unknown status, show only what is certain, and autopay, so that its drafts can still be stopped.
  const known = loan.status !== 'UNKNOWN_STATUS';
  const segment = segmentOf(loan.status);
  const lent = isLent(loan);
  const begun = t(lent ? 'loan.opened' : 'loan.requested', { date: format.dateLong(loan.openedOn) });
  return (
    <article>
      <PrintedFor />
      <BackToLoans segment={segment ?? 'outstanding'} />
      <div css={head}>
        <PageHeading>{merchantNameOf(loan, t)}</PageHeading>
        <div>
          <PrintButton />
        </div>
      </div>
      <p css={about}>
        <LoanStatusChip loan={loan} />
        <OrderSourceLabel source={loan.order.source} />
        <FactLine
          facts={[
            t('loans.number', { number: loan.number }),
            known && begun,
            loan.migrated && t('loan.migrated'),
          ]}
        />
      </p>
      {(segment === 'outstanding' || !known || isOwedThoughClosed(loan)) && <LoanTodayCard loan={loan} />}
      {known && <HardshipPlan loan={loan} />}
      {known && <PaymentsInProgress loan={loan} />}
      <div css={columns}>
        <div>
          {known && <LoanOwed loan={loan} />}
          {(lent || loan.status === 'REVIEW') && <LoanSchedule loan={loan} />}
          <LoanActivity loan={loan} />
        </div>
        <div>
          <LoanDocuments loan={loan} />
          {(known || loan.autopayEnrolled) && <LoanAutopay loan={loan} />}
          {known && <LoanFacts loan={loan} />}
          <LoanOrder loan={loan} />
        </div>
        <div>{known && <BalanceChart loan={loan} />}</div>
      </div>
    </article>
  );
};

/** The link back to the list that a loan belongs to. */
export const BackToLoans = ({ segment }: { readonly segment: LoanSegment }) => {
  const { t } = useWords();
  return (
    <p css={back} data-print="none">
      <ArrowLeft size="1.125rem" aria-hidden="true" />
      <TextLink to={segment === 'closed' ? '/loans/closed' : '/loans/outstanding'}>
        {t(`loan.back.${segment}`)}
      </TextLink>
    </p>
  );
};

/** Autopay on a loan's page: whether it is on, the next draft and until when it can be changed, and the button to it. */
const LoanAutopay = ({ loan }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const now = useService(LenderClock).now();
  const { timeZone } = useService(TenantRules);
  const { enrolled, drafts, pausedReason } = loan.autopay;
  const hasAutopayOrDrafts = enrolled || drafts.length > 0;
  if (useWayToAutopay(loan) === undefined && !hasAutopayOrDrafts) return undefined;
  const [next] = listedDrafts(loan.autopay, now, timeZone);
  const drawn = next && { amount: format.money(next.amount), date: format.dateLong(next.on) };
  return (
    <div data-print={hasAutopayOrDrafts ? undefined : 'none'}>
      <Panel heading={t('autopay.name')}>
        {!enrolled ? (
          <p css={text.quiet}>{drawn ? t('autopay.loan.offComing', drawn) : t('autopay.loan.off')}</p>
        ) : pausedReason !== undefined ? (
          <AutopayPaused reason={pausedReason} />
        ) : (
          <>
            <p css={text.medium}>{drawn ? t('autopay.loan.next', drawn) : t('autopay.loan.on')}</p>
            {next && (
              <p css={text.quiet}>
                {next.lastChangeOn
                  ? t('autopay.drafts.change', { date: format.dateLong(next.lastChangeOn) })
                  : t('autopay.drafts.fixed')}
              </p>
            )}
          </>
        )}
        <div css={above(4)} data-print="none">
          <AutopayButton loan={loan} wide />
        </div>
      </Panel>
    </div>
  );
};

const { color, media, space } = tokens;
const back = css(row(2), { marginBlockEnd: space[2], color: color.accent });
const head = css(row(4, 2), {
  '& > div': { marginInline: `auto calc(-1 * ${space[2]})`, [media.small]: { display: 'none' } },
});
const about = css(row(3, 1), text.quiet, { marginBlockStart: space[2] });
// In one column, the visual order is the tab order.
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22rem',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"story brief" "curve brief"',
  gap: space[5],
  alignItems: 'start',
  marginBlockStart: space[4],
  // 959 px, in `em`: with large text the facts would squeeze the main column.
  '@media (max-width: 59.99em)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'none',
    gridTemplateAreas: '"story" "brief" "curve"',
    gap: space[3],
  },
  // Grids do not break across printed pages as text does.
  '@media print': { display: 'block', '& > * + *': above(5) },
  '& > div': {
    '@media not print': { display: 'grid', gap: space[4], [media.small]: { gap: space[3] } },
    '@media print': { '& > * + *': above(4) },
    '&:empty': { display: 'none' },
  },
  '& > :nth-of-type(1)': { gridArea: 'story' },
  '& > :nth-of-type(2)': { gridArea: 'brief' },
  '& > :nth-of-type(3)': { gridArea: 'curve' },
});
