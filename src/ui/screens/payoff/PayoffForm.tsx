import type { ChoosingPayoff, PayoffEvent } from '@member-portal/application/flows/payoff';
import { isPositive } from '@member-portal/domain/money';
import type { FormEvent } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Button } from '../../controls/Button.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { FieldError } from '../../controls/FieldError.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { stepFields } from '../../modal/step-parts.ts';
import { methodName } from '../../payment/method-words.ts';
import { draftProblemText } from '../ordering/draft-problem-text.ts';
import { PayDayChoice } from '../ordering/PayDayChoice.tsx';
import { PaymentUnderWay } from '../ordering/PaymentUnderWay.tsx';
import { FIELD_IDS } from '../ordering/problem-words.ts';
import { QuoteFigures } from './QuoteFigures.tsx';

/** Ids of the fields, which a buyer comes back to change. */
export const PAYOFF_FIELD_IDS = { date: FIELD_IDS.date, method: 'payoff-method' } as const;

/** What paying off costs on a day, and what it is paid with (specification, section 3: flow type PAY_OFF). */
export const PayoffForm = ({
  state: { options, draft, quote, days, method, check },
  send,
}: {
  readonly state: ChoosingPayoff;
  readonly send: (event: PayoffEvent) => void;
}) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();
  const { loan } = options;

  const textOf = (field: 'date' | 'method'): string | undefined => {
    const problem = check.problems[field];
    return problem && draftProblemText(problem, { t, format, currency: loan.balance.currency, locale });
  };
  const problems = (['date', 'method'] as const).flatMap((field) => {
    const text = textOf(field);
    return text === undefined ? [] : [{ field: PAYOFF_FIELD_IDS[field], text }];
  });
  // What is still to come pays everything: there is nothing to review.
  const isCovered = quote.kind === 'ready' && !isPositive(quote.quote.amount);
  const isAwaited = quote.kind === 'loading' || quote.kind === 'failed';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ kind: 'review' });
  };
  const choose = (
    <ActionLink
      id={PAYOFF_FIELD_IDS.method}
      aria-label={t(method ? 'payoff.method.change' : 'payoff.method.choose')}
      {...(textOf('method') ? { 'aria-describedby': `${PAYOFF_FIELD_IDS.method}-error` } : {})}
      onClick={() => send({ kind: 'select-method' })}
    >
      {t(method ? 'payment.review.change' : 'payoff.method.choose')}
    </ActionLink>
  );

  return (
    <form noValidate onSubmit={submit} css={stepFields}>
      <WhichLoan loan={loan} />
      <ErrorSummary problems={problems} attempt={check.attempt} />
      <PaymentUnderWay loan={loan} />
      <QuoteFigures state={quote} onRetry={() => send({ kind: 'quote-again' })} />
      {days.latest > days.earliest ? (
        <PayDayChoice
          id={PAYOFF_FIELD_IDS.date}
          legend={t('payoff.date')}
          hint={t('payoff.date.hint', { date: format.dateLong(days.latest) })}
          days={days}
          dueOn={loan.nextPayment?.dueOn}
          payOn={draft.payOn ?? days.earliest}
          onChoose={(text) => send({ kind: 'choose-day', text })}
          error={textOf('date')}
        />
      ) : undefined}
      <div>
        <DefinitionList
          items={[
            {
              term: t('payoff.method'),
              value: method ? methodName(t, method) : choose,
              ...(method ? { action: choose } : {}),
            },
          ]}
        />
        <FieldError id={`${PAYOFF_FIELD_IDS.method}-error`}>{textOf('method')}</FieldError>
      </div>
      <ModalActions>
        <Button type="submit" wide unavailable={isCovered || isAwaited}>
          {t('payoff.review')}
        </Button>
      </ModalActions>
    </form>
  );
};
