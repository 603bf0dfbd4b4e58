import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { AutopayForm, type AutopayFormProps } from './AutopayForm.tsx';
import type { AutopayField } from './autopay-draft.ts';
import { planOf } from './check-autopay.ts';
import { ManageAutopayStep } from './ManageAutopayStep.tsx';
import type { AutopayChoices } from './use-autopay-options.ts';

/** The first step: the form where autopay is off, autopay as it stands where it is on, or why neither can be. */
export const StartStep = ({
  choices,
  form,
  onChange,
}: {
  readonly choices: AutopayChoices;
  readonly form: AutopayFormProps | undefined;
  readonly onChange: (field: AutopayField) => void;
}) => {
  if (choices.state === 'failed') return <Failure failure={choices.failure} onRetry={choices.retry} />;
  if (choices.state === 'ineligible') return <NotPossible why={choices.why} />;
  if (!form) return <Spinner />;
  const { options } = form.rules;
  return options.mode === 'enrol' ? (
    <EnrolForm {...form} />
  ) : (
    <ManageAutopayStep
      options={options}
      movable={(planOf(form.draft, form.rules)?.firstDueDays.length ?? 0) > 1}
      onChange={onChange}
    />
  );
};

const EnrolForm = (form: AutopayFormProps) => {
  usePageLoaded('enrol in autopay');
  return <AutopayForm {...form} />;
};

const NotPossible = ({
  why,
}: {
  readonly why: Extract<AutopayChoices, { readonly state: 'ineligible' }>['why'];
}) => {
  const t = useText();
  const { close } = useStepNavigation();
  return (
    <>
      <Notice>
        <p>{t(`autopay.ineligible.${why}`)}</p>
      </Notice>
      <ModalActions>
        <Button variant="secondary" wide onClick={close}>
          {t('payment.unknown.close')}
        </Button>
      </ModalActions>
    </>
  );
};
