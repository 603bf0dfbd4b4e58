import { css } from '@emotion/react';
import type { Quote } from '@member-portal/application/flows/payoff';
import type { PayoffQuote } from '@member-portal/domain/loan';
import { isPositive, type Money } from '@member-portal/domain/money';
import { Amount } from '../../controls/Amount.tsx';
import { type Definition, DefinitionList } from '../../controls/DefinitionList.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';

/** Interest of a day as money, rounded to cents; a quote tells it to four places and more. */
const perDay = ({ perDiem, amount }: PayoffQuote): Money => ({
  cents: Math.round(Number(perDiem) * 100),
  currency: amount.currency,
});

/** What it costs to pay the loan off, how long that holds, and what it is made of; read out when it changes. */
export const QuoteFigures = ({ state, onRetry }: { readonly state: Quote; readonly onRetry: () => void }) => {
  const t = useText();
  return (
    <div role="status" css={frame}>
      {state.kind === 'ready' ? (
        <Figures quote={state.quote} />
      ) : state.kind === 'loading' ? (
        <Spinner />
      ) : state.kind === 'no-day' ? (
        <p css={noDay}>{t('payoff.quote.noDay')}</p>
      ) : (
        <QuoteTrouble failure={state.failure} onRetry={onRetry} />
      )}
    </div>
  );
};

const QuoteTrouble = ({
  failure,
  onRetry,
}: {
  readonly failure: Extract<Quote, { readonly kind: 'failed' }>['failure'];
  readonly onRetry: () => void;
}) => {
  const t = useText();
  return failure.kind === 'not-offered' ? (
    <p>{t('payoff.notOffered')}</p>
  ) : (
    <Failure failure={failure} heading={t('payoff.quote.failed')} onRetry={onRetry} />
  );
};

const Figures = ({ quote }: { readonly quote: PayoffQuote }) => {
  const t = useText();
  const format = useFormat();
  const { amount, goodThrough, breakdown } = quote;
  const daily = perDay(quote);
  const line = (term: string, value: Money, sign = 1): readonly Definition[] =>
    isPositive(value) ? [{ term, value: <Amount value={{ ...value, cents: sign * value.cents }} /> }] : [];
  return (
    <>
      <p>{t('payoff.amount')}</p>
      <Amount value={amount} size="page" />
      <p>{t('payoff.goodThrough', { date: format.dateLong(goodThrough) })}</p>
      {isPositive(daily) ? (
        <p css={quiet}>{t('payoff.perDiem', { amount: format.money(daily) })}</p>
      ) : undefined}
      <div css={parts}>
        <DefinitionList
          items={[
            ...line(t('payoff.principal'), breakdown.principal),
            ...line(t('payoff.interest'), breakdown.interest),
            ...line(t('payoff.fees'), breakdown.fees),
            ...line(t('payoff.pending'), breakdown.pending, -1),
          ]}
        />
      </div>
      {isPositive(breakdown.pending) ? (
        <p>{t('payoff.pending.returned', { amount: format.money(breakdown.pending) })}</p>
      ) : undefined}
      {isPositive(amount) ? undefined : <p>{t('payoff.covered')}</p>}
    </>
  );
};

const { color, corner, size, space } = tokens;
// As high as its figures mostly are, so that the fields beneath do not jump while another day is quoted.
const frame = css({ display: 'flex', flexDirection: 'column', minHeight: '15rem' });
// The room that is kept shows as the place of the figures.
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
const quiet = css({ color: color.textQuiet, fontSize: size.small });
const parts = css({ marginBlockStart: space[3] });
