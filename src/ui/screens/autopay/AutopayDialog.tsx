import type { LoanId } from '@member-portal/domain/loan';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import type { StepNavigation } from '../../modal/step-navigation.ts';
import { methodSteps } from '../methods/method-steps.ts';
import { DoneStep, FirstStep, FormStep, GoneStep, OffStep, ReviewStep } from './AutopaySteps.tsx';
import { useAutopayFlow } from './use-autopay-flow.ts';

/** Autopay of one loan in the shared modal: to turn it on, or to see, change and turn it off. */
export const AutopayDialog = ({
  loanId,
  enrolled,
  open,
  onClose,
  onSending,
}: {
  readonly loanId: LoanId;
  /** Whether it is on, as the page around knows; what is read in here decides. */
  readonly enrolled: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  /** What was typed is on its way. */
  readonly onSending: () => void;
}) => {
  const t = useText();
  const flow = useAutopayFlow(loanId, enrolled, onSending);
  const { choices, rules, draft, checked, save, turnOff, unsettled, enrols, saved } = flow;
  const { focusOn, setFocusOn, edit, review, addMethod } = flow;
  const options = rules?.options;

  /** The steps that add a method, which is then chosen. */
  const adding = (goOn: (navigation: StepNavigation) => void) =>
    methodSteps({
      t,
      another: (options?.methods.length ?? 0) > 0,
      onAdded: ({ id }, navigation) => {
        addMethod(id);
        goOn(navigation);
      },
    });

  const form = rules && draft && { rules, draft, focusOn, onDraft: edit, onChecked: review };
  const title = t(enrols ? 'autopay.title' : 'autopay.title.manage');
  return (
    <MultiStepModal
      open={open}
      onClose={onClose}
      ignoreBackdrop
      initialStep="start"
      steps={{
        start: modalStep({
          heading: title,
          ...(enrols ? { ariaDescription: t('autopay.describe') } : {}),
          component: FirstStep,
          props: { choices, form, onChange: setFocusOn },
        }),
        form: modalStep({ heading: t('autopay.title.change'), component: FormStep, props: { form } }),
        review: modalStep({
          heading: t(enrols ? 'autopay.title.review' : 'autopay.title.reviewChange'),
          ariaDescription: t('autopay.review.describe'),
          // While it is sent, and while nobody knows what became of it, it cannot be changed.
          backPlacement: save.running || unsettled ? 'inline' : 'top',
          closeDisabled: save.running,
          component: ReviewStep,
          props: {
            review: rules &&
              checked && { loan: rules.options.loan, today: rules.today, autopay: checked, save },
            onChange: setFocusOn,
          },
        }),
        done: modalStep({
          heading: t(enrols ? 'autopay.title.done' : 'autopay.title.changed'),
          backPlacement: 'inline',
          component: DoneStep,
          props: { done: saved && checked && { asked: checked, autopay: saved } },
        }),
        turnOff: modalStep({
          heading: t('autopay.title.turnOff'),
          closeDisabled: turnOff.running,
          backPlacement: turnOff.running ? 'inline' : 'top',
          component: OffStep,
          props: { off: options && { loan: options.loan, turnOff } },
        }),
        off: modalStep({
          heading: t('autopay.title.off'),
          backPlacement: 'inline',
          component: GoneStep,
          props: {
            gone: turnOff.state.kind === 'done' ? { stopped: turnOff.state.value } : undefined,
          },
        }),
        ...adding((navigation) => navigation.back()),
        // From here Back would lead through the service's terms again.
        'connect-account': adding((navigation) => navigation.toInitial())['connect-account'],
      }}
    />
  );
};
