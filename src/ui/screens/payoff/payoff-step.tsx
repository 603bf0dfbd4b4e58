import type { PayoffEvent, PayoffState } from '@member-portal/application/flows/payoff';
import { Notice } from '../../controls/Notice.tsx';
import type { DrawsStep, FlowStep } from '../../dialogs/use-add-method.tsx';
import { orderStep } from '../ordering/order-step.tsx';
import { PayoffForm, SelectMethod } from './PayoffForm.tsx';
import { QuoteFigures } from './QuoteFigures.tsx';

/** The modal step for a state of the payoff flow. */
export const payoffStep = (drawing: DrawsStep<PayoffState, PayoffEvent>): FlowStep => {
  const { state, send, t, format } = drawing;
  if (state.kind === 'selecting-method')
    return {
      id: 'select-method',
      heading: t('methods.select.title'),
      onBack: () => send({ kind: 'back' }),
      content: <SelectMethod state={state} send={send} />,
    };
  return orderStep({
    ...drawing,
    state,
    name: 'payoff',
    first: { id: 'quote', heading: t('payoff.title'), ariaDescription: t('payoff.describe') },
    form: state.kind === 'choosing' && state.chose && <PayoffForm state={state} send={send} />,
    notices: state.kind === 'reviewing' && (
      <>
        {!state.chose && <QuoteFigures state={state.quote} send={send} />}
        {/* A new element for each quote. */}
        {state.requoted && (
          <div key={state.requoted.count} ref={takeFocus} tabIndex={-1}>
            <Notice tone="warning" heading={t('payoff.requoted.title')}>
              {state.requoted.before.cents === state.review.checked.payment.amount.cents
                ? t('payoff.requoted.same')
                : t('payoff.requoted.text', {
                    before: format.money(state.requoted.before),
                    amount: format.money(state.review.checked.payment.amount),
                  })}
            </Notice>
          </div>
        )}
      </>
    ),
  });
};

/** Move the focus: the pressed button is absent until the new authorisation has been read. */
const takeFocus = (notice: HTMLElement | null): void => notice?.focus();
