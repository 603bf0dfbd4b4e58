import { EmailConfirmationStore } from '@member-portal/application/ports';
import { KeepEmail } from '@member-portal/application/sign-in';
import type { EmailConfirmation } from '@member-portal/domain/sign-in';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { useText } from '../../intl/use-text.ts';
import { useOpening } from '../../modal/use-opening.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { ContactDialog } from '../account/ContactDialog.tsx';
import { formStyle } from './form-style.ts';

/** The two e-mail addresses to choose from; the typed one is verified by a code before it replaces the other. */
export const ChooseEmail = ({
  confirmation: { onFile, typed },
  onChosen,
}: {
  readonly confirmation: EmailConfirmation;
  readonly onChosen: () => void;
}) => {
  const t = useText();
  const keepEmail = useService(KeepEmail);
  const confirmations = useService(EmailConfirmationStore);
  const [choice, setChoice] = useState<'keep' | 'replace'>();
  const [missing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { opening: changing, show: change, close: shut } = useOpening<string>();
  // The dialog stays while it says that the change is made, after what it asked for is gone.
  const [shown] = useState(onFile);
  usePageLoaded('confirm or change email');

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(choice === undefined);
    setAttempt((count) => count + 1);
    if (choice === 'replace') change(typed);
    if (choice !== 'keep') return;
    keepEmail();
    onChosen();
  };
  const close = (): void => {
    shut();
    // A change of the e-mail is the answer to what was asked.
    if (confirmations.read() === undefined) onChosen();
  };

  return (
    <>
      <form css={formStyle.form} noValidate onSubmit={submit}>
        <ErrorSummary
          attempt={attempt}
          problems={missing ? [{ field: 'confirm-email', text: t('confirmEmail.missing') }] : []}
        />
        <RadioCards
          id="confirm-email"
          legend={t('confirmEmail.choose')}
          hideLegend
          error={missing ? t('confirmEmail.missing') : undefined}
          value={choice}
          onChange={(value) => {
            setMissing(false);
            setChoice(value);
          }}
          cards={[
            { value: 'keep', label: <bdi>{onFile}</bdi>, detail: t('confirmEmail.keep') },
            {
              value: 'replace',
              label: <bdi>{typed}</bdi>,
              detail: `${t('confirmEmail.replace')}. ${t('confirmEmail.replaceHint')}`,
            },
          ]}
        />
        <Button type="submit" wide>
          {t('confirmEmail.submit')}
        </Button>
      </form>
      {changing ? (
        <ContactDialog
          key={changing.key}
          method="EMAIL"
          shown={shown}
          proposed={changing.subject}
          open={changing.open}
          onClose={close}
        />
      ) : undefined}
    </>
  );
};
