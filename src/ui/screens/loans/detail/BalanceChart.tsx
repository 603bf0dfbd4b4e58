import { css } from '@emotion/react';
import { ReadHistory } from '@member-portal/application/loans';
import { isPayable, type Loan } from '@member-portal/domain/loan';
import { languageTagOf } from '@member-portal/domain/locale';
import type { Currency } from '@member-portal/domain/money';
import { type BalanceCourse, balanceCourse } from '@member-portal/domain/projection';
import { useMemo, useState } from 'react';
import { useToday } from '../../../clock/use-today.ts';
import { Button } from '../../../controls/Button.tsx';
import { Fold } from '../../../controls/Fold.tsx';
import { useNarrow } from '../../../controls/use-media.ts';
import { useIntl } from '../../../intl/IntlProvider.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { tokens } from '../../../theme/tokens.ts';
import { BalanceDrawing } from './BalanceDrawing.tsx';
import { BalanceTable } from './BalanceTable.tsx';
import { PayMore } from './PayMore.tsx';

/** Up to this many payments the timeline says all of it. */
const FEW_PAYMENTS = 6;

/** How many bookings are worth asking for; a longer past is drawn as it was agreed. */
const MOST_BOOKINGS = 200;

/**
 * The principal over time, and what paying more would change, for a loan of more than a few payments. It begins folded on a
 * phone, where the history that it needs is not read before.
 */
export const BalanceChart = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const narrow = useNarrow();
  if (loan.schedule.length <= FEW_PAYMENTS) return undefined;
  return (
    <Fold heading={t('loan.course')} unfolded={!narrow} lazy>
      <Course loan={loan} />
      {isPayable(loan) ? <PayMore loan={loan} /> : undefined}
    </Fold>
  );
};

/** A drawing, and its data as a table that anybody can unfold. */
const Course = ({ loan }: { readonly loan: Loan }) => {
  const today = useToday();
  const readHistory = useService(ReadHistory);
  const history = useRead(
    { read: 'history', loanId: loan.id },
    (signal) => readHistory(loan.id, { limit: MOST_BOOKINGS }, signal),
    'course',
  );
  const activity = history.state === 'ready' ? history.value.items : undefined;
  const course = useMemo(() => balanceCourse(loan, today, activity), [loan, today, activity]);
  return (
    <CourseFigure
      course={course}
      currency={loan.principalBalance.currency}
      settled={history.state !== 'loading'}
    />
  );
};

const CourseFigure = ({
  course,
  currency,
  settled,
}: {
  readonly course: BalanceCourse;
  readonly currency: Currency;
  /** Whether the past is known, so that it is drawn once. */
  readonly settled: boolean;
}) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();
  const [unfolded, setUnfolded] = useState(false);
  const text = useMemo(() => {
    const tag = languageTagOf(locale);
    const month = new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' });
    return {
      amount: (cents: number) => format.wholeMoney({ cents, currency }),
      day: (day: string) => month.format(new Date(`${day}T12:00:00Z`)),
    };
  }, [format, locale, currency]);
  const now = course.paid.at(-1);
  return (
    <>
      <ul css={legend} aria-hidden="true">
        <li css={key}>{t('loan.course.paid')}</li>
        {course.toCome.length > 0 ? <li css={[key, toComeKey]}>{t('loan.course.toCome')}</li> : undefined}
      </ul>
      <div css={spaced}>
        {now && settled ? (
          <BalanceDrawing
            course={course}
            amountText={text.amount}
            dayText={text.day}
            nowText={format.money(now.balance)}
          />
        ) : undefined}
      </div>
      <div css={edge} data-print="none">
        <Button variant="quiet" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t(unfolded ? 'loan.course.hide' : 'loan.course.show')}
        </Button>
      </div>
      {unfolded ? <BalanceTable course={course} /> : undefined}
    </>
  );
};

const { color, size, space } = tokens;
const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  padding: 0,
  fontSize: size.small,
  color: color.textQuiet,
});
const key = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '&::before': { content: '""', width: '1.5rem', borderBlockStart: `2.5px solid ${color.accent}` },
});
const toComeKey = css({ '&::before': { borderBlockStartStyle: 'dotted' } });
// The room of the drawing before it is there, so that nothing below moves.
const spaced = css({ minHeight: 'calc(clamp(11rem, 9rem + 8vw, 15rem) + 3.3rem)', breakInside: 'avoid' });
const edge = css({ marginInlineStart: `calc(-1 * ${space[2]})` });
