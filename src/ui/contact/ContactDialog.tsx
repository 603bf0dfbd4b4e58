import { BeginContactChange, type ContactState } from '@member-portal/application/flows/contact';
import { type CodeDestination, type DeliveryMethod, phoneText } from '@member-portal/domain/sign-in';
import { useWords } from '../intl/use-words.ts';
import { type DrawnStep, StepModal } from '../modal/StepModal.tsx';
import { useRun } from '../services/use-run.ts';
import { Changed } from './Changed.tsx';
import { NewContact } from './NewContact.tsx';
import { VerifyContact } from './VerifyContact.tsx';

/**
 * Changes the e-mail or the mobile: typed, verified by a code to the new one, done (specification, section 2). `shown` is what
 * is on file now, as it is read, undefined where unknown; `proposed` is a new one that is known already.
 */
export const ContactDialog = ({
  method,
  shown,
  proposed,
  open,
  onClose,
}: {
  readonly method: DeliveryMethod;
  readonly shown: string | undefined;
  readonly proposed?: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const { t, locale } = useWords();
  const [state, send] = useRun(BeginContactChange, { method, proposed }, method);
  const word = method === 'EMAIL' ? 'email' : 'mobile';
  const textOf = (to: CodeDestination): string =>
    to.method === 'EMAIL' ? to.email : phoneText(to.phone, locale);

  const stepOf = (now: ContactState): DrawnStep => {
    switch (now.kind) {
      case 'editing':
      case 'sending':
        return {
          id: 'edit',
          heading: t(`account.${word}.edit`),
          content: <NewContact state={now} send={send} shown={shown} />,
        };
      case 'verifying': {
        const { checking, destination } = now.entry;
        const verify = { state: now, send, onClose, destination: textOf(destination) };
        return {
          id: 'verify',
          heading: t(`account.${word}.verify`),
          backPlacement: checking ? 'inline' : 'top',
          closeDisabled: checking,
          onBack: () => send({ kind: 'back' }),
          content: <VerifyContact {...verify} />,
        };
      }
      case 'changed': {
        const done = { says: t(`account.${word}.doneText`), onFinish: onClose };
        return {
          id: 'done',
          heading: t(`account.${word}.done`),
          content: <Changed {...done}>{textOf(now.destination)}</Changed>,
        };
      }
    }
  };
  return <StepModal open={open} onClose={onClose} ignoreBackdrop step={stepOf(state)} />;
};
