import type { Text } from '../../intl/use-text.ts';
import { type ModalStep, modalStep } from '../../modal/modal-step.ts';
import { AddMethodStep, type OnAdded } from './AddMethodStep.tsx';
import { ConnectAccountStep } from './ConnectAccountStep.tsx';
import { VerificationTermsStep } from './VerificationTermsStep.tsx';

/**
 * The steps by which any dialog lets a buyer add a payment method; spread them into its `steps` and go to `add-method`. The
 * list of methods holds the new one before `onAdded`, which also moves the modal on, for example by `toInitial`.
 */
export const methodSteps = ({
  t,
  another,
  onAdded,
}: {
  readonly t: Text;
  /** Whether there is a method on file already. */
  readonly another: boolean;
  readonly onAdded: OnAdded;
}): Readonly<Record<'add-method' | 'connect-terms' | 'connect-account', ModalStep>> => ({
  'add-method': modalStep({
    heading: t(another ? 'methods.addAnother' : 'methods.add'),
    component: AddMethodStep,
    props: { another, onAdded },
  }),
  'connect-terms': modalStep({
    heading: t('methods.terms.title'),
    component: VerificationTermsStep,
    props: {},
  }),
  'connect-account': modalStep({
    heading: t('methods.connect.title'),
    component: ConnectAccountStep,
    props: { onAdded },
  }),
});
