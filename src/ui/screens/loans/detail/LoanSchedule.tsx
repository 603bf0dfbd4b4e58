import { css } from '@emotion/react';
import {
  expectedSchedule,
  type Installment,
  type InstallmentStatus,
  type Loan,
  scheduleInBrief,
  segmentOf,
} from '@member-portal/domain/loan';
import type { PaymentPhase } from '@member-portal/domain/payment';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useToday } from '../../../clock/use-now.ts';
import { Button } from '../../../controls/Button.tsx';
import { type Column, DataTable } from '../../../controls/DataTable.tsx';
import { Panel } from '../../../controls/Panel.tsx';
import { useNarrow } from '../../../controls/use-media.ts';
import { useWords } from '../../../intl/use-words.ts';
import { useCoveredLines } from '../../../loan/use-loan-today.ts';
import { useVisit } from '../../../telemetry/use-page-visit.ts';
import { stateTones } from '../../../theme/state-tones.ts';
import { onPaper, quietEdge, row, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';
import { DueDatesFile } from '../documents/DueDatesFile.tsx';

/** The schedule: a table where there is space, cards on a phone; complete in print. */
export const LoanSchedule = ({ loan }: { readonly loan: Loan }) => {
  const visit = useVisit();
  const { t, format } = useWords();
  const narrow = useNarrow();
  const today = useToday();
  const phaseOf = useCoveredLines(loan);
  const [unfolded, setUnfolded] = useState(false);
  const schedule = expectedSchedule(loan, today);
  // People look for the next instalments.
  const brief = scheduleInBrief(schedule, narrow ? 3 : 6);
  const folds = brief.length < schedule.length;
  const toggle = (): void => {
    setUnfolded(!unfolded);
    if (!unfolded) visit({ kind: 'unfold', part: 'schedule' });
  };
  const money = (part: 'principal' | 'interest' | 'amount', tone: 'quiet' | 'strong') => ({
    head: t(`loan.schedule.${part}`),
    cell: (line: Installment) => format.money(line[part]),
    figure: true,
    tone,
  });
  // On a phone one cell has both parts of an amount, and only when the schedule is expanded.
  const parts: Column<Installment> = {
    head: t('loan.schedule.principal'),
    cell: ({ principal, interest }) =>
      t('loan.schedule.split', { principal: format.money(principal), interest: format.money(interest) }),
    tone: 'small',
  };
  // A closed loan without a schedule will not get one.
  if (schedule.length === 0 && segmentOf(loan.status) === 'closed') return undefined;
  return (
    <Panel heading={t('loan.schedule')}>
      {schedule.length === 0 ? (
        <p css={text.quiet}>{t('loan.schedule.empty')}</p>
      ) : (
        <>
          <DataTable
            caption={t('loan.schedule.caption')}
            rows={schedule}
            isFolded={(line) => !unfolded && !brief.includes(line)}
            cards={narrow}
            css={[states, !unfolded && partsOnPaper]}
            columns={[
              {
                head: t('loan.schedule.dueOn'),
                cell: ({ dueOn }) => (narrow ? format.dateLong(dueOn) : format.dateShort(dueOn)),
              },
              {
                head: t('loan.schedule.status'),
                cell: (line) => <InstallmentState line={line} phase={phaseOf(line)} />,
              },
              narrow ? parts : money('principal', 'quiet'),
              !narrow && money('interest', 'quiet'),
              money('amount', 'strong'),
            ]}
          />
          <div css={tools} data-print="none">
            {folds && (
              <Button variant="quiet" aria-expanded={unfolded} onClick={toggle}>
                {unfolded ? t('loan.schedule.fold') : t('loan.schedule.whole', { count: schedule.length })}
              </Button>
            )}
            {!(narrow && folds && !unfolded) && <DueDatesFile loan={loan} />}
          </div>
        </>
      )}
    </Panel>
  );
};

const ICONS = {
  PAID: CircleCheck,
  PARTIAL: CircleDot,
  DUE: CircleDot,
  PAST_DUE: TriangleAlert,
  PROCESSING: Clock,
  UPCOMING: Clock,
} as const satisfies Readonly<Record<InstallmentStatus | 'PROCESSING', object>>;

/** The state of an instalment as a word with an icon, and the paid amount if it is partly paid. */
const InstallmentState = ({
  line: { status, paid, amount },
  phase,
}: {
  readonly line: Installment;
  /** Status of the payments in progress that cover it. */
  readonly phase: PaymentPhase | undefined;
}) => {
  const { t, format } = useWords();
  const state = phase ? 'PROCESSING' : status;
  const Icon = ICONS[state];
  return (
    <span data-state={state}>
      <Icon size="1.125rem" aria-hidden="true" />
      <span>
        {phase ? t('loans.state.processing', { phase }) : t(`loan.schedule.status.${status}`)}
        {status !== 'PAID' && paid.cents > 0 && (
          <small>
            {t('loan.schedule.paidPart', { paid: format.money(paid), amount: format.money(amount) })}
          </small>
        )}
      </span>
    </span>
  );
};

const { color, space, weight } = tokens;
/** Set on the table, not on each state: Emotion computes a style for every element that has one. */
const states = css({
  '& [data-state]': {
    display: 'inline-flex',
    gap: space[2],
    alignItems: 'flex-start',
    color: 'var(--tone-ink)',
    fontWeight: weight.medium,
    '& > svg': { flex: 'none', marginBlockStart: '0.2em' },
    '& small': [text.small, { display: 'block', fontWeight: weight.normal }],
  },
  '& [data-state=PAID]': { color: color.successText },
  '& [data-state=PARTIAL]': { color: color.warningText },
  '& [data-state=DUE]': { color: color.accent },
  '& [data-state=PAST_DUE]': stateTones.late,
  '& [data-state=PROCESSING]': stateTones.processing,
  '& [data-state=UPCOMING]': { color: color.textQuiet },
});
const partsOnPaper = css({ '& [data-tone=small]': onPaper });
const tools = css(row(5, 1), quietEdge, { marginBlock: `${space[1]} calc(-1 * ${space[2]})` });
