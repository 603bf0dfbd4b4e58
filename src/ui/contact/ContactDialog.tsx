import { BeginContactChange, type ContactState } from '@member-portal/application/flows/contact';
import { type CodeDestination, type DeliveryMethod, phoneText } from '@member-portal/domain/sign-in';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useText } from '../intl/use-text.ts';
import { type DrawnStep, StepModal } from '../modal/StepModal.tsx';
import { useRun } from '../services/use-run.ts';
import { Changed } from './Changed.tsx';
import { NewContact } from './NewContact.tsx';
import { VerifyContact } from './VerifyContact.tsx';

/** Changes the e-mail or the mobile: typed, verified by a code to the new one, done (specification, section 2). */
export const ContactDialog = ({
  method,
  shown,
  proposed,
  open,
  onClose,
}: {
  readonly method: DeliveryMethod;
  /** What is on file now, as it is read; undefined where unknown. */
  readonly shown: string | undefined;
  /** A new one that is known already. */
  readonly proposed?: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const { locale } = useIntl();
  const [state, send] = useRun(BeginContactChange, { method, proposed }, method);
  const word = method === 'EMAIL' ? 'email' : 'mobile';
  const text = (to: CodeDestination): string =>
    to.method === 'EMAIL' ? to.email : phoneText(to.phone, locale);

  const stepOf = (now: ContactState): DrawnStep => {
    switch (now.kind) {
      case 'editing':
      case 'sending':
        return {
          id: 'edit',
          heading: t(`account.${word}.edit`),
          content: <NewContact state={now} shown={shown} send={send} />,
        };
      case 'verifying': {
        const { checking } = now.entry;
        return {
          id: 'verify',
          heading: t(`account.${word}.verify`),
          backPlacement: checking ? 'inline' : 'top',
          closeDisabled: checking,
          onBack: () => send({ kind: 'back' }),
          content: (
            <VerifyContact
              state={now}
              destination={text(now.entry.destination)}
              send={send}
              onClose={onClose}
            />
          ),
        };
      }
      case 'changed':
        return {
          id: 'done',
          heading: t(`account.${word}.done`),
          content: (
            <Changed text={t(`account.${word}.doneText`)} onFinish={onClose}>
              {text(now.destination)}
            </Changed>
          ),
        };
    }
  };
  return <StepModal open={open} onClose={onClose} ignoreBackdrop step={stepOf(state)} />;
};
