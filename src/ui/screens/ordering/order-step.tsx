import { isLocked, type OrderEvent } from '@member-portal/application/flows/ordering';
import { bringsUpToDate, type PaymentState } from '@member-portal/application/flows/payment';
import type { PayoffState } from '@member-portal/application/flows/payoff';
import type { ReactNode } from 'react';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import type { DrawsStep, FlowStep } from '../../dialogs/use-add-method.tsx';
import type { DrawnStep } from '../../modal/StepModal.tsx';
import { cancelStep } from './cancel-step.tsx';
import { DoneStep } from './DoneStep.tsx';
import { PaymentInProgress } from './notices.tsx';
import { focusField } from './order-fields.tsx';
import { LeaveAction } from './outcome.tsx';
import { ReviewForm } from './ReviewForm.tsx';

type OrderState = PaymentState | Exclude<PayoffState, { readonly kind: 'selecting-method' }>;

/** The modal step for a state of a payment or a payoff; adding a method has separate steps. */
export const orderStep = ({
  state,
  send,
  name,
  first,
  form,
  notices,
  ...words
}: DrawsStep<OrderState, OrderEvent> & {
  readonly name: 'payment' | 'payoff';
  /** The step with the form, also used while the options are read. */
  readonly first: Omit<DrawnStep, 'content'>;
  readonly form: ReactNode;
  /** Shown before the answers are checked. */
  readonly notices?: ReactNode;
}): FlowStep => {
  const { t } = words;
  const onBack = (): void => send({ kind: 'back' });
  switch (state.kind) {
    case 'reviewing': {
      const { submission } = state.review;
      return {
        id: 'review',
        heading: t(name === 'payment' ? 'payment.review.title' : 'payoff.review.title'),
        ariaDescription: t('payment.review.describe'),
        // The payment cannot be changed while it is being sent or its outcome is unknown.
        backPlacement: isLocked(submission) ? 'inline' : 'top',
        closeDisabled: submission.kind === 'sending',
        // If the modal started here, there is no previous step.
        onBack: state.chose ? onBack : undefined,
        content: (
          <ReviewForm state={state} send={send} name={name}>
            {notices}
          </ReviewForm>
        ),
      };
    }
    case 'cancelling':
      return cancelStep({ ...words, state: state.cancelling, send, onBack });
    case 'done': {
      const { succeeded, payOn, received } = state.outcome;
      const went = received ? 'received' : payOn > state.options.today ? 'scheduled' : 'sent';
      const paid = bringsUpToDate(state) ? 'upToDate' : went;
      const made = name === 'payoff' ? t(`payoff.success.${went}`) : t(`payment.success.${paid}`);
      const heading = succeeded ? made : t('payment.failed.title');
      return { id: 'done', heading, content: <DoneStep {...state} /> };
    }
    case 'failed':
      return {
        ...first,
        content: <Failure failure={state.failure} onRetry={() => send({ kind: 'read-again' })} />,
      };
    case 'not-payable':
      return {
        ...first,
        content: (
          <>
            <p>
              {state.holidaysUnknownIn === undefined
                ? t('payment.noOptions')
                : t('payment.problem.holidays-unknown', { year: String(state.holidaysUnknownIn) })}
            </p>
            {/* Payments in progress may be the reason. */}
            <PaymentInProgress loan={state.loan} />
            <LeaveAction />
          </>
        ),
      };
    case 'choosing':
      return {
        ...first,
        focus: () => state.focusOn && focusField(name, state.focusOn),
        content: form || <Spinner />,
      };
    case 'adding-method':
      return { ...first, content: undefined, adds: { another: state.options.methods.length > 0 } };
    default:
      return { ...first, content: <Spinner /> };
  }
};
