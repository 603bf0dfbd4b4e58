import { KeptDrafts } from '@member-portal/application/session';
import type { LoanId } from '@member-portal/domain/loan';
import { type ComponentProps, useState } from 'react';
import { Spinner } from '../../controls/Spinner.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import { type StepNavigation, useStepNavigation } from '../../modal/step-navigation.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { methodSteps } from '../methods/method-steps.ts';
import { writeTypedAmount } from '../payment/typed-amount.ts';
import { useSending } from '../payment/use-sending.ts';
import { AutopayDone } from './AutopayDone.tsx';
import { AutopayForm } from './AutopayForm.tsx';
import { AutopayReview, type AutopayReviewProps } from './AutopayReview.tsx';
import {
  type AutopayDraft,
  type AutopayField,
  autopayDraftOf,
  type CheckedAutopay,
} from './autopay-draft.ts';
import { firstAutopayDraft } from './first-autopay-draft.ts';
import { StartStep } from './StartStep.tsx';
import { TurnedOffStep } from './TurnedOffStep.tsx';
import { TurnOffStep } from './TurnOffStep.tsx';
import { useAutopayOptions } from './use-autopay-options.ts';
import { useSaveAutopay } from './use-save-autopay.ts';
import { useTurnOff } from './use-turn-off.ts';

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
  const { locale } = useIntl();
  const drafts = useService(KeptDrafts);
  const place = autopayDraftOf(loanId);
  const save = useSaveAutopay();
  const turnOff = useTurnOff();
  useSending(save.state.kind, place, onSending);
  const unsettled = save.state.kind === 'failed' && save.state.failure.kind === 'unknown-outcome';
  const changing = [save, turnOff].some(({ state }) => state.kind === 'running' || state.kind === 'done');
  // Read again while its outcome is unknown, an enrolment that did arrive would be sent again as a change of itself.
  const choices = useAutopayOptions(loanId, changing || unsettled);
  // Kept here and not in the steps, so that Back, a refusal or a failed request loses nothing of it.
  const [edited, setEdited] = useState<AutopayDraft | undefined>(() => drafts.read(place));
  const [checked, setChecked] = useState<CheckedAutopay | undefined>(undefined);
  const [focusOn, setFocusOn] = useState<AutopayField | undefined>(undefined);

  const rules = choices.state === 'ready' ? choices.rules : undefined;
  const options = rules?.options;
  const draft =
    edited ?? (options && firstAutopayDraft(options, (amount) => writeTypedAmount(amount, locale)));
  const enrols = options ? options.mode === 'enrol' : !enrolled;
  const saved = save.state.kind === 'done' ? save.state.value : undefined;

  const edit = (changed: AutopayDraft): void => {
    setEdited(changed);
    drafts.keep(place, changed);
  };
  const review = (autopay: CheckedAutopay): void => {
    setChecked(autopay);
    setFocusOn(undefined);
    save.reset();
  };
  /** The steps that add a method, which is then chosen. */
  const adding = (goOn: (navigation: StepNavigation) => void) =>
    methodSteps({
      t,
      another: (options?.methods.length ?? 0) > 0,
      onAdded: ({ id }, navigation) => {
        if (draft) edit({ ...draft, methodId: id });
        setFocusOn('method');
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
            gone:
              options && turnOff.state.kind === 'done'
                ? { loan: options.loan, stopped: turnOff.state.value }
                : undefined,
          },
        }),
        ...adding((navigation) => navigation.back()),
        // From here Back would lead through the service's terms again.
        'connect-account': adding((navigation) => navigation.toInitial())['connect-account'],
      }}
    />
  );
};

type FormProps = Omit<ComponentProps<typeof AutopayForm>, 'onAddMethod'> | undefined;

/** The form with its way to the step that adds a payment method. */
const useForm = (form: FormProps): ComponentProps<typeof AutopayForm> | undefined => {
  const navigation = useStepNavigation();
  return form && { ...form, onAddMethod: () => navigation.next('add-method') };
};

const FirstStep = ({
  form,
  ...rest
}: Omit<ComponentProps<typeof StartStep>, 'form'> & { readonly form: FormProps }) => (
  <StartStep {...rest} form={useForm(form)} />
);

const FormStep = ({ form }: { readonly form: FormProps }) => {
  const given = useForm(form);
  return given ? <AutopayForm {...given} /> : <Spinner />;
};

const ReviewStep = ({
  review,
  onChange,
}: {
  readonly review: Omit<AutopayReviewProps, 'onChange'> | undefined;
  readonly onChange: (field: AutopayField) => void;
}) => {
  const navigation = useStepNavigation();
  if (!review) return <Spinner />;
  return (
    <AutopayReview
      {...review}
      onChange={(field) => {
        onChange(field);
        navigation.back();
      }}
    />
  );
};

const DoneStep = ({ done }: { readonly done: ComponentProps<typeof AutopayDone> | undefined }) =>
  done ? <AutopayDone {...done} /> : <Spinner />;

const OffStep = ({ off }: { readonly off: ComponentProps<typeof TurnOffStep> | undefined }) =>
  off ? <TurnOffStep {...off} /> : <Spinner />;

const GoneStep = ({ gone }: { readonly gone: ComponentProps<typeof TurnedOffStep> | undefined }) =>
  gone ? <TurnedOffStep {...gone} /> : <Spinner />;
