import { css } from '@emotion/react';
import type { Loan } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import {
  type PayingMore,
  positionAfter,
  positionOf,
  previewPayingMore,
  projectedInProgress,
} from '@member-portal/domain/projection';
import { useId, useMemo, useState } from 'react';
import { useToday } from '../../../clock/use-today.ts';
import { tickStyle } from '../../../controls/tick-style.ts';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { tokens } from '../../../theme/tokens.ts';

/** What can be tried, in cents. */
const EXTRAS = [1_000, 2_000, 5_000, 10_000] as const;

const DOLLAR = 100;

/** What paying more with each payment changes, projected from the loan's own terms. Nothing where it changes nothing. */
export const PayMore = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const name = useId();
  const choices = useMemo(() => {
    const position = positionOf(loan).map((now) => positionAfter(now, projectedInProgress(loan)));
    if (position.isErr()) return [];
    return EXTRAS.flatMap((cents) => {
      const gain = previewPayingMore(position.value, cents, today);
      return gain ? [{ cents, gain }] : [];
    });
  }, [loan, today]);
  const [chosen, setChosen] = useState<number>(EXTRAS[1]);
  const shown = choices.find(({ cents }) => cents === chosen) ?? choices[0];
  if (!shown) return undefined;
  const money = (cents: number): Money => ({ cents, currency: loan.principalBalance.currency });
  // Whole dollars, rounded down: a projection promises no cents, and never more than it comes to.
  const saved = ({ interestSaved: { cents } }: PayingMore): string =>
    cents < DOLLAR
      ? format.money(money(cents))
      : format.wholeMoney(money(Math.floor(cents / DOLLAR) * DOLLAR));
  const gains = ({ gain }: typeof shown): string =>
    [
      ...(gain.monthsEarlier > 0
        ? [t('loan.more.months', { count: gain.monthsEarlier })]
        : gain.paymentsFewer > 0
          ? [t('loan.more.payments', { count: gain.paymentsFewer })]
          : []),
      ...(gain.interestSaved.cents > 0 ? [t('loan.more.saved', { amount: saved(gain) })] : []),
    ].join(', ');
  return (
    <fieldset css={frame} data-print="none">
      <legend css={title}>{t(`loan.more.title.${loan.frequency}`)}</legend>
      <div css={row}>
        {choices.map(({ cents }) => (
          <label key={cents} css={choice}>
            <input
              type="radio"
              name={name}
              checked={cents === shown.cents}
              onChange={() => setChosen(cents)}
              css={tickStyle}
            />
            {t('loan.more.choice', { amount: format.wholeMoney(money(cents)) })}
          </label>
        ))}
      </div>
      <p css={said} role="status">
        {t('loan.more.said', {
          each: t(`loan.more.each.${loan.frequency}`, { amount: format.wholeMoney(money(shown.cents)) }),
          gains: gains(shown),
        })}
      </p>
      <p css={note}>{t('loan.more.note')}</p>
    </fieldset>
  );
};

const { color, corner, size, space, weight } = tokens;
const frame = css({ minWidth: 0, margin: 0, marginBlockStart: space[5], padding: 0, border: 0 });
const title = css({ padding: 0, marginBlockEnd: space[2], fontWeight: weight.bold });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: tokens.buttonHeight,
  boxSizing: 'border-box',
  padding: `0 ${space[4]} 0 ${space[3]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: corner.control,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '&:has(input:checked)': { borderColor: color.accent, backgroundColor: color.accentSoft },
  '& input': { margin: 0, width: '1.125rem', height: '1.125rem' },
});
const said = css({ margin: 0, marginBlockStart: space[3], fontWeight: weight.medium });
const note = css({ margin: 0, marginBlockStart: space[1], fontSize: size.small, color: color.textQuiet });
