import { css } from '@emotion/react';
import { RecordEvent } from '@member-portal/application/telemetry';
import { type Installment, type Loan, segmentOf } from '@member-portal/domain/loan';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { tokens } from '../../theme/tokens.ts';
import { DueDatesFile } from './DueDatesFile.tsx';
import { ScheduleCards } from './ScheduleCards.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import { Section } from './Section.tsx';
import { useNarrow } from './use-narrow.ts';

/** So many of what is not paid yet show at first: what comes next is what people look for. */
const SHOWN_AT_FIRST = 6;

/** The lines that show while the schedule is folded. A schedule that is hardly longer is not folded at all. */
const shownAtFirst = (schedule: readonly Installment[]): readonly Installment[] => {
  const open = schedule.findIndex(({ status }) => status !== 'PAID');
  const from = open === -1 ? Math.max(0, schedule.length - SHOWN_AT_FIRST) : open;
  const shown = schedule.slice(from, from + SHOWN_AT_FIRST);
  return schedule.length - shown.length > 2 ? shown : schedule;
};

/** The schedule: a table where there is room, cards on a phone; on paper all of it. */
export const LoanSchedule = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const narrow = useNarrow();
  const record = useService(RecordEvent);
  const [unfolded, setUnfolded] = useState(false);
  const { schedule } = loan;
  const first = shownAtFirst(schedule);
  const shown = unfolded ? schedule : first;
  const Lines = narrow ? ScheduleCards : ScheduleTable;
  const toggle = (): void => {
    setUnfolded(!unfolded);
    if (!unfolded) record(trackedEvent('activity_and_payment_schedule', { view: 'schedule' }));
  };
  // What was never lent, and what is over, will have no schedule.
  if (schedule.length === 0 && segmentOf(loan.status) === 'closed') return undefined;
  return (
    <Section heading={t('loan.schedule')}>
      {schedule.length === 0 ? (
        <p css={nothing}>{t('loan.schedule.empty')}</p>
      ) : (
        <>
          <Lines installments={schedule} shown={new Set(shown)} />
          <div css={tools} data-print="none">
            {first.length < schedule.length ? (
              <Button variant="quiet" aria-expanded={unfolded} onClick={toggle}>
                {unfolded ? t('loan.schedule.fold') : t('loan.schedule.whole', { count: schedule.length })}
              </Button>
            ) : undefined}
            <DueDatesFile loan={loan} />
          </div>
        </>
      )}
    </Section>
  );
};

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${tokens.space[5]}`,
  marginInlineStart: `calc(-1 * ${tokens.space[2]})`,
  marginBlockStart: tokens.space[2],
});
const nothing = css({ margin: 0, color: tokens.color.textQuiet });
