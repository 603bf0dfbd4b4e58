import { css } from '@emotion/react';
import type { PlainDate } from '@member-portal/domain/calendar';
import { isPositive } from '@member-portal/domain/money';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { type FormEvent, useEffect, useState } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Button } from '../../controls/Button.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { FieldError } from '../../controls/FieldError.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { methodName } from '../payment/method-words.ts';
import { PaymentUnderWay } from '../payment/PaymentUnderWay.tsx';
import type { CheckedPayment, DraftField, DraftProblem, DraftRules } from '../payment/payment-draft.ts';
import { FIELD_IDS, problemWords } from '../payment/problem-words.ts';
import { WhichLoan } from '../payment/WhichLoan.tsx';
import { type PayoffDays, type PayoffDraft, payoffPayment } from './payoff-draft.ts';
import { QuoteFigures } from './QuoteFigures.tsx';
import type { QuoteState } from './use-payoff-quote.ts';

export interface PayoffStepProps {
  readonly rules: DraftRules;
  readonly draft: PayoffDraft;
  readonly quote: QuoteState;
  /** The day that is chosen, or what is wrong with it. */
  readonly day: PlainDate | { readonly problem: DraftProblem };
  readonly days: PayoffDays;
  readonly method: PaymentMethod | undefined;
  readonly onDraft: (draft: PayoffDraft) => void;
  readonly onRetry: () => void;
  readonly onChecked: (payment: CheckedPayment) => void;
  /** The field that the buyer came back to change. */
  readonly focusOn: DraftField | undefined;
}

const METHOD_ID = 'payoff-method';

/** What paying off costs on a day, and what it is paid with (specification, section 3: flow type PAY_OFF). */
export const PayoffStep = (props: PayoffStepProps) => {
  const { rules, draft, quote, day, days, method, onDraft, onRetry, onChecked, focusOn } = props;
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();
  const navigation = useStepNavigation();
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  usePageLoaded('make a payment');
  const { loan } = rules;

  // After the modal has put the focus on the step's heading, which happens in the same round of effects.
  useEffect(() => {
    if (!focusOn) return;
    const id = focusOn === 'method' ? METHOD_ID : FIELD_IDS.date;
    queueMicrotask(() => document.getElementById(id)?.focus());
  }, [focusOn]);

  const words = problems.map((problem) => ({
    ...problemWords(problem, { t, format, currency: loan.balance.currency, locale }),
    ...(problem.field === 'method' ? { field: METHOD_ID } : {}),
  }));
  const wordsOf = (field: string): string | undefined => words.find((told) => told.field === field)?.text;

  // What is still to come pays everything: there is nothing to review.
  const isCovered = quote.kind === 'ready' && !isPositive(quote.quote.amount);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosenDay = typeof day === 'string' ? day : undefined;
    if (isCovered) return;
    if (chosenDay && method && quote.kind === 'ready') {
      setProblems([]);
      onChecked(payoffPayment(quote.quote, chosenDay, method));
      navigation.next('review');
      return;
    }
    setProblems([
      ...(typeof day === 'string' ? [] : [day.problem]),
      ...(method ? [] : [{ field: 'method', kind: 'method-missing' } as const]),
    ]);
    setAttempt((count) => count + 1);
  };

  const choose = (
    <ActionLink
      id={METHOD_ID}
      aria-label={t(method ? 'payoff.method.change' : 'payoff.method.choose')}
      {...(wordsOf(METHOD_ID) ? { 'aria-describedby': `${METHOD_ID}-error` } : {})}
      onClick={() => navigation.next('select-method')}
    >
      {t(method ? 'payment.review.change' : 'payoff.method.choose')}
    </ActionLink>
  );

  return (
    <form noValidate onSubmit={submit} css={parts}>
      <WhichLoan loan={loan} />
      <ErrorSummary problems={words} attempt={attempt} />
      <PaymentUnderWay loan={loan} />
      <QuoteFigures state={quote} onRetry={onRetry} />
      {days.last > days.first ? (
        <TextField
          id={FIELD_IDS.date}
          type="date"
          label={t('payoff.date')}
          hint={t('payoff.date.hint', { date: format.dateLong(days.last) })}
          min={days.first}
          max={days.last}
          value={draft.payOn ?? days.first}
          onChange={(payOn) => {
            setProblems((told) => told.filter(({ field }) => field !== 'date'));
            onDraft({ ...draft, payOn });
          }}
          error={wordsOf(FIELD_IDS.date)}
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
        <FieldError id={`${METHOD_ID}-error`}>{wordsOf(METHOD_ID)}</FieldError>
      </div>
      <ModalActions>
        <Button
          type="submit"
          wide
          unavailable={isCovered || (quote.kind !== 'ready' && typeof day === 'string')}
        >
          {t('payoff.review')}
        </Button>
      </ModalActions>
    </form>
  );
};

// Not a grid: in one, the bar of buttons would not stay at the modal's edge.
const parts = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[5] });
