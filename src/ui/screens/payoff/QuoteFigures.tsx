import { css } from '@emotion/react';
import type { Quote } from '@member-portal/application/flows/payoff';
import { interestPerDay, type PayoffQuote } from '@member-portal/domain/loan';
import { isPositive, type Money } from '@member-portal/domain/money';
import { Amount } from '../../controls/Amount.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useWords } from '../../intl/use-words.ts';
import { PhoneLine } from '../../loan/PhoneLine.tsx';
import type { Draws } from '../../services/use-flow.ts';
import { above, text } from '../../theme/styles.ts';
import { tokens } from '../../theme/tokens.ts';

/** The payoff amount, its expiry and its parts; announced when it changes. */
export const QuoteFigures = ({ state, send }: Draws<Quote, { readonly kind: 'quote-again' }>) => {
  const { t } = useWords();
  return (
    <div role="status" css={frame}>
      {state.kind === 'ready' && <Figures quote={state.quote} />}
      {state.kind === 'loading' && <Spinner />}
      {state.kind === 'no-day' && <p css={noDay}>{t('payoff.quote.noDay')}</p>}
      {state.kind === 'failed' &&
        (state.failure.kind === 'not-offered' ? (
          <>
            <p>{t('payoff.notOffered')}</p>
            <PhoneLine />
          </>
        ) : (
          <Failure
            failure={state.failure}
            heading={t('payoff.quote.failed')}
            onRetry={() => send({ kind: 'quote-again' })}
          />
        ))}
    </div>
  );
};

const Figures = ({ quote }: { readonly quote: PayoffQuote }) => {
  const { t, format } = useWords();
  const { amount, goodThrough, breakdown } = quote;
  const { principal, interest, fees, pending } = breakdown;
  const daily = interestPerDay(quote);
  const line = (term: string, value: Money) => value.cents !== 0 && { term, value: <Amount value={value} /> };
  return (
    <>
      <p>{t('payoff.amount')}</p>
      <Amount value={amount} size="page" />
      <p>{t('payoff.goodThrough', { date: format.dateLong(goodThrough) })}</p>
      {isPositive(daily) && <p css={text.small}>{t('payoff.perDiem', { amount: format.money(daily) })}</p>}
      <div css={above(3)}>
        <DefinitionList
          items={[
            line(t('loan.schedule.principal'), principal),
            line(t('loan.schedule.interest'), interest),
            line(t('loan.fees'), fees),
            isPositive(pending) && {
              term: t('loan.owed.processing', { phase: '' }),
              value: t('loan.owed.less', { amount: format.money(pending) }),
            },
          ]}
        />
      </div>
      {isPositive(pending) && <p>{t('payoff.pending.returned', { amount: format.money(pending) })}</p>}
      {!isPositive(amount) && <p>{t('payoff.covered')}</p>}
    </>
  );
};

const { color, corner, space } = tokens;
// The usual height of the figures, so that the fields below do not jump while another day is quoted.
const frame = css({ display: 'flex', flexDirection: 'column', minHeight: '15rem' });
// Shades the space reserved for the figures.
const noDay = css({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: space[5],
  borderRadius: corner.card,
  backgroundColor: color.sunken,
  textAlign: 'center',
  textWrap: 'balance',
});
