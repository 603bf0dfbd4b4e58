import type { ConfirmEmailEvent, EmailQuestion } from '@member-portal/application/flows/confirm-email';
import { ContactDialog } from '../../contact/ContactDialog.tsx';
import { Button } from '../../controls/Button.tsx';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { useForm } from '../../controls/use-form.tsx';
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
  const form = useForm(check, {
    id: 'confirm-email',
    words: () => t('confirmEmail.missing'),
    onSubmit: () => send({ kind: 'confirm' }),
  });
  return (
    <>
      <form css={formStyle.form} {...form.props}>
        {form.summary}
        <RadioCards
          {...form.field('choice')}
          legend={t('confirmEmail.choose')}
          hideLegend
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
