import type { ChoosingPayoff, PayoffEvent } from '@member-portal/application/flows/payoff';
import { isPositive } from '@member-portal/domain/money';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Button } from '../../controls/Button.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { FieldError } from '../../controls/FieldError.tsx';
import { useForm } from '../../controls/use-form.tsx';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { stepFields } from '../../modal/step-parts.ts';
import { methodName } from '../../payment/method-words.ts';
import { draftProblemText } from '../ordering/draft-problem-text.ts';
import { PayDayChoice } from '../ordering/PayDayChoice.tsx';
import { PaymentInProgress } from '../ordering/PaymentInProgress.tsx';
import { useWordTools } from '../ordering/problem-words.ts';
import { QuoteFigures } from './QuoteFigures.tsx';

/** What paying off costs on a day, and what it is paid with (specification, section 3: flow type PAY_OFF). */
export const PayoffForm = ({
  state: { options, draft, quote, days, method, check },
  send,
}: {
  readonly state: ChoosingPayoff;
  readonly send: (event: PayoffEvent) => void;
}) => {
  const { loan } = options;
  const tools = useWordTools(loan.balance.currency);
  const { t, format } = tools;
  const form = useForm(check, {
    id: 'payoff',
    words: (problem) => draftProblemText(problem, tools),
    onSubmit: () => send({ kind: 'review' }),
  });
  const methodField = form.field('method');
  // What is still to come pays everything: there is nothing to review.
  const isCovered = quote.kind === 'ready' && !isPositive(quote.quote.amount);
  const isAwaited = quote.kind === 'loading' || quote.kind === 'failed';
  const choose = (
    <ActionLink
      id={methodField.id}
      aria-label={t(method ? 'payoff.method.change' : 'payoff.method.choose')}
      {...(methodField.error ? { 'aria-describedby': `${methodField.id}-error` } : {})}
      onClick={() => send({ kind: 'select-method' })}
    >
      {t(method ? 'payment.review.change' : 'payoff.method.choose')}
    </ActionLink>
  );

  return (
    <form {...form.props} css={stepFields}>
      <WhichLoan loan={loan} />
      {form.summary}
      <PaymentInProgress loan={loan} />
      <QuoteFigures state={quote} onRetry={() => send({ kind: 'quote-again' })} />
      {days.latest > days.earliest ? (
        <PayDayChoice
          {...form.field('date')}
          legend={t('payoff.date')}
          hint={t('payoff.date.hint', { date: format.dateLong(days.latest) })}
          days={days}
          dueOn={loan.nextPayment?.dueOn}
          payOn={draft.payOn ?? days.earliest}
          onChoose={(text) => send({ kind: 'choose-day', text })}
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
        <FieldError id={`${methodField.id}-error`}>{methodField.error}</FieldError>
      </div>
      <ModalActions>
        <Button type="submit" wide unavailable={isCovered || isAwaited}>
          {t('payoff.review')}
        </Button>
      </ModalActions>
    </form>
  );
};
