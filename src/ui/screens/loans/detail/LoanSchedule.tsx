import { css } from '@emotion/react';
import { asOfDate, type Installment, type Loan, segmentOf } from '@member-portal/domain/loan';
import { coveredLines } from '@member-portal/domain/today';
import { useState } from 'react';
import { useToday } from '../../../clock/use-today.ts';
import { Button } from '../../../controls/Button.tsx';
import { Card } from '../../../controls/Card.tsx';
import { Section } from '../../../controls/Section.tsx';
import { useNarrow } from '../../../controls/use-media.ts';
import { useText } from '../../../intl/use-text.ts';
import { useLoanToday } from '../../../loan/use-loan-today.ts';
import { useVisit } from '../../../telemetry/use-page-visit.ts';
import { tokens } from '../../../theme/tokens.ts';
import { DueDatesFile } from '../documents/DueDatesFile.tsx';
import { ScheduleCards } from './ScheduleCards.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';

/** So many of what is not paid yet show at first: what comes next is what people look for. */
const SHOWN_AT_FIRST = 6;
/** On a phone. */
const SHOWN_ON_A_PHONE = 3;

/** The lines that show while the schedule is folded. A schedule that is hardly longer is not folded at all. */
const shownAtFirst = (schedule: readonly Installment[], most: number): readonly Installment[] => {
  const open = schedule.findIndex(({ status }) => status !== 'PAID');
  const from = open === -1 ? Math.max(0, schedule.length - most) : open;
  const shown = schedule.slice(from, from + most);
  return schedule.length - shown.length > 2 ? shown : schedule;
};

/** The schedule: a table where there is room, cards on a phone; on paper all of it. */
export const LoanSchedule = ({ loan }: { readonly loan: Loan }) => {
  const visit = useVisit();
  const t = useText();
  const narrow = useNarrow();
  const today = useToday();
  const isCovered = coveredLines(loan, useLoanToday()(loan), today);
  const [unfolded, setUnfolded] = useState(false);
  // Of a loan that is over nothing of the schedule is still to come.
  const asOf = asOfDate(loan, today);
  const isOver = segmentOf(loan.status) === 'closed';
  const schedule = isOver
    ? loan.schedule.filter(({ status, dueOn }) => status === 'PAID' || dueOn <= asOf)
    : loan.schedule;
  const first = shownAtFirst(schedule, narrow ? SHOWN_ON_A_PHONE : SHOWN_AT_FIRST);
  const shown = unfolded ? schedule : first;
  const Lines = narrow ? ScheduleCards : ScheduleTable;
  const toggle = (): void => {
    setUnfolded(!unfolded);
    if (!unfolded) visit({ kind: 'unfold', part: 'schedule' });
  };
  // What was never lent, and what is over, will have no schedule.
  if (schedule.length === 0 && isOver) return undefined;
  return (
    <Card>
      <Section heading={t('loan.schedule')}>
        {schedule.length === 0 ? (
          <p css={nothing}>{t('loan.schedule.empty')}</p>
        ) : (
          <>
            <Lines installments={schedule} shown={new Set(shown)} isCovered={isCovered} brief={!unfolded} />
            <div css={tools} data-print="none">
              {first.length < schedule.length ? (
                <Button variant="quiet" aria-expanded={unfolded} onClick={toggle}>
                  {unfolded ? t('loan.schedule.fold') : t('loan.schedule.whole', { count: schedule.length })}
                </Button>
              ) : undefined}
              {narrow && !unfolded && first.length < schedule.length ? undefined : (
                <DueDatesFile loan={loan} />
              )}
            </div>
          </>
        )}
      </Section>
    </Card>
  );
};

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${tokens.space[5]}`,
  marginInlineStart: `calc(-1 * ${tokens.space[2]})`,
  marginBlock: `${tokens.space[1]} calc(-1 * ${tokens.space[2]})`,
});
const nothing = css({ color: tokens.color.textQuiet });
