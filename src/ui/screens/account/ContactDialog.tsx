import { Clock } from '@member-portal/application/ports';
import { type DeliveryMethod, mayCodeBeGood, type SignInLock } from '@member-portal/domain/sign-in';
import { useState } from 'react';
import { Spinner } from '../../controls/Spinner.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useDraft } from '../../services/use-draft.ts';
import { ChangedStep } from './ChangedStep.tsx';
import { awaitedCode, codeLock, typedContact } from './drafts.ts';
import { EditContactStep } from './EditContactStep.tsx';
import { phoneText } from './phone-text.ts';
import { VerifyContactStep, type VerifyContactStepProps } from './VerifyContactStep.tsx';

/** Changes the e-mail or the mobile: typed, verified by a code to the new one, done (specification, section 2). */
export const ContactDialog = ({
  method,
  shown,
  proposed = '',
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
  // Kept here and not in the steps, so that Back or a failed request loses nothing of it.
  const [typed, setTyped, forgetTyped] = useDraft(typedContact(method), proposed, () => proposed === '');
  const clock = useService(Clock);
  // Whoever reads the code in another app comes back to where it is asked for, also if the page was dropped meanwhile.
  const [pending, setPending, forgetPending] = useDraft(
    awaitedCode(method, proposed),
    undefined,
    (kept) => kept !== undefined && mayCodeBeGood(kept.sentAt, clock.now()),
  );
  const [resumeAt] = useState(pending && 'verify');
  const [lock, setLock] = useDraft<SignInLock | undefined>(
    codeLock,
    undefined,
    (kept) => kept?.until !== undefined && clock.now() < kept.until,
  );
  const [busy, setBusy] = useState(false);
  const word = method === 'EMAIL' ? 'email' : 'mobile';
  const sent = pending?.destination;
  const changed = sent && (sent.method === 'EMAIL' ? sent.email : phoneText(sent.phone, locale));
  return (
    <MultiStepModal
      open={open}
      onClose={onClose}
      ignoreBackdrop
      initialStep="edit"
      resumeAt={resumeAt}
      steps={{
        edit: modalStep({
          heading: t(`account.${word}.edit`),
          component: EditContactStep,
          props: {
            method,
            shown,
            typed,
            onTyped: setTyped,
            lock,
            onLocked: setLock,
            onShown: forgetPending,
            onSent: setPending,
          },
        }),
        verify: modalStep({
          heading: t(`account.${word}.verify`),
          backPlacement: busy ? 'inline' : 'top',
          closeDisabled: busy,
          component: Verify,
          props: {
            verify: pending && {
              pending,
              lock,
              onLocked: setLock,
              onSent: setPending,
              onChanged: () => {
                forgetTyped();
                forgetPending();
              },
              onBusy: setBusy,
            },
          },
        }),
        done: modalStep({
          heading: t(`account.${word}.done`),
          backPlacement: 'inline',
          component: ChangedStep,
          props: {
            page: `edit ${word} success` as const,
            text: t(`account.${word}.doneText`),
            value: changed ?? shown,
          },
        }),
      }}
    />
  );
};

const Verify = ({ verify }: { readonly verify: VerifyContactStepProps | undefined }) =>
  verify ? <VerifyContactStep {...verify} /> : <Spinner />;
