import type { AutopayEvent, AutopayState } from '@member-portal/application/flows/autopay';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import type { DrawsStep, FlowStep } from '../../dialogs/use-add-method.tsx';
import { focusField } from '../ordering/order-fields.tsx';
import { LeaveAction } from '../ordering/outcome.tsx';
import { AutopayForm } from './AutopayForm.tsx';
import { AutopayReview } from './AutopayReview.tsx';
import { AutopayDone, ManageAutopay, TurnedOff, TurnOff } from './ManageAutopay.tsx';

/** The modal step for a state of the autopay flow. */
export const autopayStep = ({ state, send, t }: DrawsStep<AutopayState, AutopayEvent>): FlowStep => {
  const onBack = (): void => send({ kind: 'back' });
  const enrols = 'form' in state ? state.form.options.mode === 'enrol' : 'enrols' in state && state.enrols;
  const first = {
    id: 'start',
    heading: t(enrols ? 'autopay.setUp' : 'autopay.manage'),
    ...(enrols && { ariaDescription: t('autopay.describe') }),
  };
  switch (state.kind) {
    case 'reading':
      return { ...first, content: <Spinner /> };
    case 'unreadable':
      return {
        ...first,
        content: <Failure failure={state.failure} onRetry={() => send({ kind: 'retry' })} />,
      };
    case 'ineligible':
      return {
        ...first,
        content: (
          <>
            <Notice>{t(`autopay.ineligible.${state.why}`)}</Notice>
            <LeaveAction />
          </>
        ),
      };
    case 'managing':
      return { ...first, content: <ManageAutopay state={state} send={send} /> };
    case 'choosing': {
      const { focusOn } = state.form;
      return {
        ...(enrols ? first : { id: 'form', heading: t('autopay.title.change'), onBack }),
        focus: focusOn && (() => focusField('autopay', focusOn)),
        content: <AutopayForm state={state.form} send={send} />,
      };
    }
    case 'adding-method':
      return { ...first, content: undefined, adds: { another: state.form.options.methods.length > 0 } };
    case 'reviewing': {
      const { kind } = state.saving;
      return {
        id: 'review',
        heading: t(enrols ? 'autopay.title.review' : 'autopay.title.reviewChange'),
        ariaDescription: t('autopay.review.describe'),
        // It cannot be changed while it is being sent or its outcome is unknown.
        backPlacement: kind === 'sending' || kind === 'unknown' ? 'inline' : 'top',
        closeDisabled: kind === 'sending',
        onBack,
        content: <AutopayReview state={state} send={send} />,
      };
    }
    case 'saved':
      return {
        id: 'done',
        heading: t(
          state.enrolled && !state.autopay.pausedReason ? 'autopay.title.done' : 'autopay.title.changed',
        ),
        content: <AutopayDone {...state} />,
      };
    case 'turning-off':
      return {
        id: 'turnOff',
        heading: t('autopay.title.turnOff'),
        closeDisabled: state.sending,
        backPlacement: state.sending ? 'inline' : 'top',
        onBack,
        content: <TurnOff state={state} send={send} />,
      };
    case 'off':
      return { id: 'off', heading: t('autopay.title.off'), content: <TurnedOff {...state.stopped} /> };
    case 'closed':
      return { ...first, content: undefined };
  }
};
