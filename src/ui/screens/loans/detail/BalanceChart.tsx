import { css } from '@emotion/react';
import { ReadHistory } from '@member-portal/application/loans';
import { isPayable, type Loan } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { balanceCourse, extraPayments } from '@member-portal/domain/projection';
import { useMemo, useState } from 'react';
import { useToday } from '../../../clock/use-now.ts';
import { Button } from '../../../controls/Button.tsx';
import { DataTable } from '../../../controls/DataTable.tsx';
import { Panel } from '../../../controls/Panel.tsx';
import { RadioCards } from '../../../controls/RadioCards.tsx';
import { useNarrow } from '../../../controls/use-media.ts';
import { useWords } from '../../../intl/use-words.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { above, quietEdge, row, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';
import { BalanceDrawing } from './BalanceDrawing.tsx';

/** Up to this many payments the timeline suffices: show no chart. */
const FEW_PAYMENTS = 6;
/** Limit of bookings to read; a longer past is drawn from the schedule. */
const MOST_BOOKINGS = 200;

/**
 * The principal over time, and what paying more would change, for a loan of more than a few payments. It
 * starts collapsed on a phone, where the history that it needs is read only when expanded.
 */
export const BalanceChart = ({ loan }: { readonly loan: Loan }) => {
  const { t } = useWords();
  const narrow = useNarrow();
  if (loan.schedule.length <= FEW_PAYMENTS) return undefined;
  return (
    <Panel folds heading={t('loan.course')} unfolded={!narrow} lazy>
      <Course loan={loan} />
      {isPayable(loan) && <PayMore loan={loan} />}
    </Panel>
  );
};

/** A drawing, and its data as a table that can be expanded. */
const Course = ({ loan }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const today = useToday();
  const readHistory = useService(ReadHistory);
  const history = useRead(
    { read: 'history', loanId: loan.id },
    (signal) => readHistory(loan.id, { limit: MOST_BOOKINGS }, signal),
    { part: 'course' },
  );
  const activity = history.state === 'ready' ? history.value.items : undefined;
  const course = useMemo(() => balanceCourse(loan, today, activity), [loan, today, activity]);
  const { paid, toCome } = course;
  const now = paid.at(-1);
  const points = [
    ...paid.map((point) => ({ ...point, part: point === now ? ('now' as const) : ('paid' as const) })),
    ...toCome.map((point) => ({ ...point, part: 'later' as const })),
  ];
  const [unfolded, setUnfolded] = useState(false);
  return (
    <>
      <ul css={legend} aria-hidden="true">
        <li>{t('loan.course.paid')}</li>
        {toCome.length > 0 && <li>{t('loan.course.toCome')}</li>}
      </ul>
      <div css={spaced}>
        {/* Wait for the history before drawing, so that the chart is drawn once. */}
        {history.state !== 'loading' && <BalanceDrawing course={course} />}
      </div>
      <div css={quietEdge} data-print="none">
        <Button variant="quiet" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t(unfolded ? 'loan.course.hide' : 'loan.course.show')}
        </Button>
      </div>
      {unfolded && (
        <DataTable
          caption={t('loan.course.caption')}
          rows={points}
          columns={[
            { head: t('loan.course.date'), cell: ({ on }) => format.dateShort(on) },
            {
              head: t('loan.course.part'),
              cell: ({ part }) => t(`loan.course.${part}`),
              tone: 'quiet',
            },
            {
              head: t('loan.schedule.principal'),
              cell: ({ balance }) => format.money(balance),
              figure: true,
            },
          ]}
        />
      )}
    </>
  );
};

/** The extra amounts to choose from, in cents. */
const EXTRAS = [1_000, 2_000, 5_000, 10_000] as const;
const DOLLAR = 100;

/** The effect of paying more with each payment, projected from the loan's terms. Renders nothing without an effect. */
const PayMore = ({ loan }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const today = useToday();
  const choices = useMemo(() => extraPayments(loan, EXTRAS, today), [loan, today]);
  const [chosen, setChosen] = useState<number>(EXTRAS[1]);
  const shown = choices.find(({ extra }) => extra.cents === chosen) ?? choices[0];
  if (!shown) return undefined;
  const { monthsEarlier, paymentsFewer, interestSaved } = shown.gain;
  // Whole dollars, rounded down: a projection must not promise cents or too much.
  const dollars = ({ cents, currency }: Money): string =>
    cents < DOLLAR
      ? format.money({ cents, currency })
      : format.wholeMoney({ cents: Math.floor(cents / DOLLAR) * DOLLAR, currency });
  const gains = [
    monthsEarlier > 0
      ? t('loan.more.months', { count: monthsEarlier })
      : paymentsFewer > 0 && t('loan.more.payments', { count: paymentsFewer }),
    interestSaved.cents > 0 && t('loan.more.saved', { amount: dollars(interestSaved) }),
  ];
  return (
    <div css={above(5)} data-print="none">
      <RadioCards
        legend={t(`loan.more.title.${loan.frequency}`)}
        hint={t('loan.more.note')}
        actionName="pay more"
        chips
        cards={choices.map(({ extra }) => ({
          value: String(extra.cents),
          label: t('loan.more.choice', { amount: format.wholeMoney(extra) }),
        }))}
        value={String(shown.extra.cents)}
        onChange={(cents) => setChosen(Number(cents))}
      >
        <p css={said} role="status">
          {t('loan.more.said', {
            each: t(`loan.more.each.${loan.frequency}`, { amount: format.wholeMoney(shown.extra) }),
            gains: gains.filter(Boolean).join(', '),
          })}
        </p>
      </RadioCards>
    </div>
  );
};

const { color, space } = tokens;
const legend = css(text.small, row(5, 1), {
  '& > li': { display: 'flex', alignItems: 'center', gap: space[2] },
  '& > li::before': { content: '""', width: '1.5rem', borderBlockStart: `2.5px solid ${color.accent}` },
  '& > li + li::before': { borderBlockStartStyle: 'dotted' },
});
// Reserve the drawing's space, so that nothing below moves.
const spaced = css({ minHeight: 'calc(clamp(11rem, 9rem + 8vw, 15rem) + 3.3rem)', breakInside: 'avoid' });
const said = css(text.medium, { marginBlockStart: space[2] });
