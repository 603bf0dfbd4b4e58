import { css } from '@emotion/react';
import type { Installment } from '@member-portal/domain/loan';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { ScheduleCards } from './ScheduleCards.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import { Section } from './Section.tsx';
import { useNarrow } from './use-narrow.ts';

/** From this many paid instalments on, they are folded away: what comes next is what people look for. */
const MANY_PAID = 3;

/** The schedule: a table where there is room, cards on a phone. */
export const LoanSchedule = ({ schedule }: { readonly schedule: readonly Installment[] }) => {
  const t = useText();
  const narrow = useNarrow();
  const [unfolded, setUnfolded] = useState(false);
  const paid = schedule.findIndex(({ status }) => status !== 'PAID');
  const foldable = paid >= MANY_PAID ? paid : 0;
  const shown = foldable > 0 && !unfolded ? schedule.slice(foldable) : schedule;
  return (
    <Section heading={t('loan.schedule')}>
      {schedule.length === 0 ? <p css={nothing}>{t('loan.schedule.empty')}</p> : undefined}
      {foldable > 0 ? (
        <div css={fold}>
          <Button variant="quiet" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {unfolded ? t('loan.schedule.hideEarlier') : t('loan.schedule.earlier', { count: foldable })}
          </Button>
        </div>
      ) : undefined}
      {shown.length === 0 ? undefined : narrow ? (
        <ScheduleCards installments={shown} />
      ) : (
        <ScheduleTable installments={shown} />
      )}
    </Section>
  );
};

const fold = css({
  marginInlineStart: `calc(-1 * ${tokens.space[2]})`,
  marginBlockStart: `calc(-1 * ${tokens.space[3]})`,
});
const nothing = css({ margin: 0, color: tokens.color.textQuiet });
