import {
  type AddMethodEvent,
  type AddMethodState,
  BeginAddMethod,
} from '@member-portal/application/flows/add-method';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { Spinner } from '../controls/Spinner.tsx';
import { useIntl } from '../intl/IntlProvider.tsx';
import { type Text, useText } from '../intl/use-text.ts';
import type { DrawnStep } from '../modal/StepModal.tsx';
import { methodName } from '../payment/method-words.ts';
import { MethodForm } from '../screens/account/methods/MethodForm.tsx';
import { VerificationTerms } from '../screens/account/methods/VerificationTerms.tsx';
import { usePortalServices } from '../services/ServicesProvider.tsx';
import { useFlow } from '../services/use-flow.ts';
import { useReads } from '../services/use-reads.ts';
import { useToast } from '../toast/ToastProvider.tsx';

/** Stands for no run while no method is being added. */
const IDLE = {
  state: () => undefined,
  subscribe: () => () => undefined,
  send: () => undefined,
  dispose: () => undefined,
};

const stepOf = (t: Text, state: AddMethodState, send: (event: AddMethodEvent) => void): DrawnStep => {
  const onBack = (): void => send({ kind: 'back' });
  switch (state.kind) {
    case 'form':
      return {
        id: 'add-method',
        heading: t(state.another ? 'methods.addAnother' : 'methods.add'),
        onBack,
        content: <MethodForm state={state} send={send} />,
      };
    case 'terms':
      return {
        id: 'connect-terms',
        heading: t('methods.terms.title'),
        onBack,
        content: <VerificationTerms state={state.terms} send={send} />,
      };
    case 'connect':
      return {
        id: 'connect-account',
        heading: t('methods.connect.title'),
        onBack,
        content: <MethodForm state={state} send={send} />,
      };
    case 'added':
    case 'left':
      return { id: 'add-method', heading: t('methods.addAnother'), content: <Spinner /> };
  }
};

/** What a flow hears of a payment method that is being added: the new one, or that the buyer goes back to where it began. */
type Adding =
  | { readonly kind: 'method-added'; readonly methodId: PaymentMethodId }
  | { readonly kind: 'back' };

/**
 * Adds a payment method within the modal of another flow: the step to show in a `StepModal` for as long as `wanted` is given,
 * undefined otherwise. A dialog that is closed wants nothing. That the method was added is told in a toast, and then to `tell`.
 */
export const useAddMethod = (
  wanted:
    | {
        /** Whether there is a method on file already. */
        readonly another: boolean;
      }
    | undefined,
  tell: (event: Adding) => void,
): DrawnStep | undefined => {
  const t = useText();
  const { locale } = useIntl();
  const reads = useReads();
  const toast = useToast();
  const { services } = usePortalServices();
  const added = (method: PaymentMethod): void => {
    toast.show({
      message: t('methods.added', { method: methodName(t, method) }),
      severity: 'success',
    });
    tell({ kind: 'method-added', methodId: method.id });
  };
  const [state, send] = useFlow<AddMethodState | undefined, AddMethodEvent>(
    () =>
      wanted
        ? services.get(BeginAddMethod)(
            { ...wanted, onAdded: added, onLeft: () => tell({ kind: 'back' }) },
            { reads, locale },
          )
        : IDLE,
    wanted ? 'adding' : 'idle',
  );
  return wanted && state && stepOf(t, state, send);
};
