import { css } from '@emotion/react';
import { ReadHistory } from '@member-portal/application/loans';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { Loan } from '@member-portal/domain/loan';
import { languageTagOf } from '@member-portal/domain/locale';
import type { Currency } from '@member-portal/domain/money';
import { type BalanceCourse, balanceCourse } from '@member-portal/domain/projection';
import { ResultAsync } from 'neverthrow';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { codeInTime } from '../../routing/code-in-time.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { useRead } from '../../services/use-read.ts';
import { tokens } from '../../theme/tokens.ts';
import { BalanceTable } from './BalanceTable.tsx';
import { Section } from './Section.tsx';
import { useToday } from './use-today.ts';

const load = () =>
  ResultAsync.fromPromise(
    codeInTime(import('./BalanceDrawing.tsx')),
    (): RequestFailure => ({ kind: 'network-error' }),
  );

/** Less than this says nothing: a loan that has just opened. */
const LEAST_POINTS = 2;

/** How many bookings are worth asking for; a longer past is drawn as it was agreed. */
const MOST_BOOKINGS = 200;

/** The principal over time: a drawing, and its data as a table, which a screen reader reads and anybody can unfold. */
export const BalanceChart = ({ loan }: { readonly loan: Loan }) => {
  const today = useToday();
  const readHistory = useService(ReadHistory);
  const history = useRead(
    { read: 'history', loanId: loan.id },
    (signal) => readHistory(loan.id, { limit: MOST_BOOKINGS }, signal),
    'course',
  );
  const activity = history.state === 'ready' ? history.value.items : undefined;
  const course = useMemo(() => balanceCourse(loan, today, activity), [loan, today, activity]);
  return loan.schedule.length === 0 ||
    course.paid.length + course.toCome.length < LEAST_POINTS ? undefined : (
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
  const { run, state } = useCommand(load);
  useEffect(() => {
    void run(undefined);
  }, [run]);
  const text = useMemo(() => {
    const tag = languageTagOf(locale);
    const month = new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' });
    return {
      amount: (cents: number) => format.wholeMoney({ cents, currency }),
      day: (day: string) => month.format(new Date(`${day}T12:00:00Z`)),
    };
  }, [format, locale, currency]);
  const now = course.paid.at(-1);
  // Without the drawing the figures themselves stand in its place.
  const failed = state.kind === 'failed';
  return (
    <Section heading={t('loan.course')}>
      {failed ? undefined : (
        <>
          <ul css={legend} aria-hidden="true">
            <li css={key}>{t('loan.course.paid')}</li>
            {course.toCome.length > 0 ? <li css={[key, toComeKey]}>{t('loan.course.toCome')}</li> : undefined}
          </ul>
          <div css={room}>
            {state.kind === 'done' && now && settled ? (
              <state.value.BalanceDrawing
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
        </>
      )}
      <div css={unfolded || failed ? undefined : unseen}>
        <BalanceTable course={course} />
      </div>
    </Section>
  );
};

const { color, size, space } = tokens;
const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
const room = css({ minHeight: 'calc(clamp(11rem, 9rem + 8vw, 15rem) + 3.3rem)', breakInside: 'avoid' });
const edge = css({ marginInlineStart: `calc(-1 * ${space[2]})` });
const unseen = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '& td, & th': { whiteSpace: 'nowrap' },
});
