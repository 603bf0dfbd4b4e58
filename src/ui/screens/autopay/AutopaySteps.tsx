import type { ComponentProps } from 'react';
import { Spinner } from '../../controls/Spinner.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { AutopayDone } from './AutopayDone.tsx';
import { AutopayForm } from './AutopayForm.tsx';
import { AutopayReview, type AutopayReviewProps } from './AutopayReview.tsx';
import type { AutopayField } from './autopay-draft.ts';
import { StartStep } from './StartStep.tsx';
import { TurnedOffStep } from './TurnedOffStep.tsx';
import { TurnOffStep } from './TurnOffStep.tsx';

type FormProps = Omit<ComponentProps<typeof AutopayForm>, 'onAddMethod'> | undefined;

/** The form with its way to the step that adds a payment method. */
const useForm = (form: FormProps): ComponentProps<typeof AutopayForm> | undefined => {
  const navigation = useStepNavigation();
  return form && { ...form, onAddMethod: () => navigation.next('add-method') };
};

/** The form to turn autopay on, or autopay as it stands. */
export const FirstStep = ({
  form,
  ...rest
}: Omit<ComponentProps<typeof StartStep>, 'form'> & { readonly form: FormProps }) => (
  <StartStep {...rest} form={useForm(form)} />
);

/** The form to change autopay. */
export const FormStep = ({ form }: { readonly form: FormProps }) => {
  const given = useForm(form);
  return given ? <AutopayForm {...given} /> : <Spinner />;
};

/** What was chosen, to be agreed to; until there is anything, it is waited for. */
export const ReviewStep = ({
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

/** Autopay as it was saved. */
export const DoneStep = ({ done }: { readonly done: ComponentProps<typeof AutopayDone> | undefined }) =>
  done ? <AutopayDone {...done} /> : <Spinner />;

/** What turning autopay off means. */
export const OffStep = ({ off }: { readonly off: ComponentProps<typeof TurnOffStep> | undefined }) =>
  off ? <TurnOffStep {...off} /> : <Spinner />;

/** Autopay as it was turned off. */
export const GoneStep = ({ gone }: { readonly gone: ComponentProps<typeof TurnedOffStep> | undefined }) =>
  gone ? <TurnedOffStep {...gone} /> : <Spinner />;
