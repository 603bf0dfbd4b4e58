import type { ConfirmEmailEvent, EmailQuestion } from '@member-portal/application/flows/confirm-email';
import type { FormEvent } from 'react';
import { ContactDialog } from '../../contact/ContactDialog.tsx';
import { Button } from '../../controls/Button.tsx';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { useText } from '../../intl/use-text.ts';
import { formStyle } from './form-style.ts';

/** The two e-mail addresses to choose from; the typed one is verified by a code before it replaces the other. */
export const ChooseEmail = ({
  question: { confirmation, choice, check, change },
  send,
}: {
  readonly question: EmailQuestion;
  readonly send: (event: ConfirmEmailEvent) => void;
}) => {
  const t = useText();
  const { onFile, typed } = confirmation;
  const error = check.problems.choice ? t('confirmEmail.missing') : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ kind: 'confirm' });
  };
  return (
    <>
      <form css={formStyle.form} noValidate onSubmit={submit}>
        <ErrorSummary
          attempt={check.attempt}
          problems={error ? [{ field: 'confirm-email', text: error }] : []}
        />
        <RadioCards
          id="confirm-email"
          legend={t('confirmEmail.choose')}
          hideLegend
          error={error}
          value={choice}
          onChange={(value) => send({ kind: 'choose-email', choice: value })}
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
      {change ? (
        <ContactDialog
          key={change.opened}
          method="EMAIL"
          shown={onFile}
          proposed={typed}
          open={change.open}
          onClose={() => send({ kind: 'close-change' })}
        />
      ) : undefined}
    </>
  );
};
