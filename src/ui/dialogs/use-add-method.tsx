import { idleFlow } from '@member-portal/application/flows';
import {
  type AddMethodEvent,
  type AddMethodState,
  BeginAddMethod,
} from '@member-portal/application/flows/add-method';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { Spinner } from '../controls/Spinner.tsx';
import { useWords, type Words } from '../intl/use-words.ts';
import type { DrawnStep } from '../modal/StepModal.tsx';
import { methodName } from '../payment/method-words.ts';
import { MethodForm } from '../screens/account/methods/MethodForm.tsx';
import { VerificationTerms } from '../screens/account/methods/VerificationTerms.tsx';
import { usePortalServices } from '../services/ServicesProvider.tsx';
import { type Draws, useFlow } from '../services/use-flow.ts';
import { useReads } from '../services/use-reads.ts';
import { useToast } from '../toast/ToastProvider.tsx';

/** A step of a flow; if it `adds` a payment method, `another` one or the first, the steps to add one replace it. */
export interface FlowStep extends DrawnStep {
  readonly adds?: { readonly another: boolean };
}

/** The inputs of a step: a state of a flow, and the page's texts and formats. */
export type DrawsStep<State, Event> = Draws<State, Event> & Words;

/** Events of adding a payment method: it was added, or the buyer goes back to the previous step. */
export type Adding =
  | { readonly kind: 'method-added'; readonly methodId: PaymentMethodId }
  | { readonly kind: 'back' };

const stepOf = ({ state, send, t }: DrawsStep<AddMethodState, AddMethodEvent>): DrawnStep => {
  if (state.kind === 'added' || state.kind === 'left')
    return { id: 'add-method', heading: t('methods.addAnother'), content: <Spinner /> };
  const onBack = (): void => send({ kind: 'back' });
  if (state.kind === 'terms') {
    const content = <VerificationTerms state={state.terms} send={send} />;
    return { id: 'connect-terms', heading: t('methods.terms.title'), onBack, content };
  }
  const content = <MethodForm state={state} send={send} />;
  const { kind } = state.page;
  // Each replaces what had the focus: the page, or a button.
  const part = kind === 'confirming' || kind === 'unconfirmed' ? `-${kind}` : '';
  if (state.kind === 'connect')
    return { id: `connect-account${part}`, heading: t('methods.connect.title'), onBack, content };
  const heading = t(state.another ? 'methods.addAnother' : 'methods.add');
  return { id: `add-method${part}`, heading, onBack, content };
};

/**
 * Adds a payment method within the modal of another flow: returns the step to show in a `StepModal` while `wanted` is given,
 * else undefined. A closed dialog passes undefined. When the method was added, shows a toast and calls `tell`.
 */
export const useAddMethod = (
  wanted: FlowStep['adds'],
  tell: (event: Adding) => void,
): DrawnStep | undefined => {
  const words = useWords();
  const { t, locale } = words;
  const reads = useReads();
  const toast = useToast();
  const { services } = usePortalServices();
  const onAdded = (method: PaymentMethod): void => {
    toast.show({ message: t('methods.added', { method: methodName(t, method) }), severity: 'success' });
    tell({ kind: 'method-added', methodId: method.id });
  };
  const onLeft = (): void => tell({ kind: 'back' });
  const [state, send] = useFlow<AddMethodState | undefined, AddMethodEvent>(
    () =>
      wanted ? services.get(BeginAddMethod)({ ...wanted, onAdded, onLeft }, { reads, locale }) : idleFlow,
    wanted ? 'adding' : 'idle',
  );
  return wanted && state && stepOf({ state, send, ...words });
};
