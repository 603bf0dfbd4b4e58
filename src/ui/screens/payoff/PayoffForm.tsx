import type { ChoosingPayoff, PayoffEvent, PayoffState } from '@member-portal/application/flows/payoff';
import { isPositive } from '@member-portal/domain/money';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Button } from '../../controls/Button.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { FieldError } from '../../controls/Field.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useForm } from '../../controls/use-form.tsx';
import { useWords } from '../../intl/use-words.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { ModalForm } from '../../modal/ModalForm.tsx';
import { stepParts } from '../../modal/step-parts.ts';
import { methodName } from '../../payment/method-words.ts';
import type { Draws } from '../../services/use-flow.ts';
import { PaymentInProgress } from '../ordering/notices.tsx';
import { MethodCards, PayDayChoice, problemText } from '../ordering/order-fields.tsx';
import { QuoteFigures } from './QuoteFigures.tsx';

/** The cost of a payoff on a day, and the payment method (specification, section 3: flow type PAY_OFF). */
export const PayoffForm = ({
  state: { options, draft, quote, days, method, check },
  send,
}: Draws<ChoosingPayoff, PayoffEvent>) => {
  const { loan } = options;
  const words = useWords();
  const { t, format } = words;
  const form = useForm(check, {
    id: 'payoff',
    words: (problem) => problemText(problem, words, loan.balance.currency),
    onSubmit: () => send({ kind: 'review' }),
  });
  const { id, error } = form.field('method');
  // The payments in progress cover everything: there is nothing to review.
  const isCovered = quote.kind === 'ready' && !isPositive(quote.quote.amount);
  const isAwaited = quote.kind === 'loading' || quote.kind === 'failed';
  const told = !method && draft.methodId ? t('methods.select.lost') : error;
  const choose = (
    <ActionLink
      id={id}
      aria-label={t(method ? 'payment.review.change.method' : 'payoff.method.choose')}
      aria-describedby={told && `${id}-error`}
      onClick={() => send({ kind: 'select-method' })}
    >
      {t(method ? 'payment.review.change' : 'payoff.method.choose')}
    </ActionLink>
  );
  return (
    <ModalForm
      form={form}
      intro={<WhichLoan loan={loan} />}
      submit={t('payoff.review')}
      unavailable={isCovered || isAwaited}
      roomy
    >
      <PaymentInProgress loan={loan} />
      <QuoteFigures state={quote} send={send} />
      {days.latest > days.earliest && (
        <PayDayChoice
          {...form.field('date')}
          legend={t('payment.date')}
          hint={t('payoff.date.hint', { date: format.dateLong(days.latest) })}
          days={days}
          dueOn={options.nextDue?.dueOn}
          payOn={draft.payOn ?? days.earliest}
          send={send}
        />
      )}
      <div>
        <DefinitionList
          items={[
            {
              term: t('payoff.method'),
              value: method ? methodName(t, method) : choose,
              action: method && choose,
            },
          ]}
        />
        <FieldError id={`${id}-error`}>{told}</FieldError>
      </div>
    </ModalForm>
  );
};

/** Choose a method on file, or add another (specification, section 2: select existing payment method). */
export const SelectMethod = ({
  state: { methods, picked, check },
  send,
}: Draws<Extract<PayoffState, { readonly kind: 'selecting-method' }>, PayoffEvent>) => {
  const { t } = useWords();
  const form = useForm(check, {
    id: 'select',
    words: ({ kind }) => t(`payment.problem.${kind}`),
    onSubmit: () => send({ kind: 'use-method' }),
  });
  const none = methods.length === 0;
  const add = (
    <Button variant={none ? 'primary' : 'secondary'} wide onClick={() => send({ kind: 'add-method' })}>
      {t(none ? 'methods.add' : 'methods.addAnother')}
    </Button>
  );
  if (none)
    return (
      <div css={stepParts}>
        <Notice>{t('methods.select.none')}</Notice>
        <ModalActions>{add}</ModalActions>
      </div>
    );
  return (
    <ModalForm form={form} submit={t('methods.select.use')} otherwise={add}>
      <MethodCards
        {...form.field('method')}
        legend={t('methods.select.legend')}
        hideLegend
        methods={methods}
        value={picked}
        onChange={(methodId) => send({ kind: 'pick-method', methodId })}
      />
    </ModalForm>
  );
};
