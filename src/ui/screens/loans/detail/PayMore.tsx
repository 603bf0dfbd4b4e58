import { css } from '@emotion/react';
import type { Loan } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { extraPayments } from '@member-portal/domain/projection';
import { useMemo, useState } from 'react';
import { useToday } from '../../../clock/use-today.ts';
import { RadioCards } from '../../../controls/RadioCards.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { above, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';

/** What can be tried, in cents. */
const EXTRAS = [1_000, 2_000, 5_000, 10_000] as const;

const DOLLAR = 100;

/** What paying more with each payment changes, projected from the loan's own terms. Nothing where it changes nothing. */
export const PayMore = ({ loan }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const today = useToday();
  const choices = useMemo(() => extraPayments(loan, EXTRAS, today), [loan, today]);
  const [chosen, setChosen] = useState<number>(EXTRAS[1]);
  const shown = choices.find(({ extra }) => extra.cents === chosen) ?? choices[0];
  if (!shown) return undefined;
  const { monthsEarlier, paymentsFewer, interestSaved } = shown.gain;
  // Whole dollars, rounded down: a projection promises no cents, and never more than it comes to.
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
    <div css={spaced} data-print="none">
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

const spaced = above(5);
const said = css(text.medium, { marginBlockStart: tokens.space[2] });
