import {
  BeginEmailConfirmation,
  type ConfirmEmailEvent,
  type EmailQuestion,
} from '@member-portal/application/flows/confirm-email';
import { useRouter } from '@tanstack/react-router';
import { ContactDialog } from '../../contact/ContactDialog.tsx';
import { emailText } from '../../contact/email-text.tsx';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useForm } from '../../controls/use-form.tsx';
import { useText } from '../../intl/use-text.ts';
import { goOn } from '../../routing/history-state.ts';
import type { Draws } from '../../services/use-flow.ts';
import { useRun } from '../../services/use-run.ts';
import { SignedInLayout } from '../../shell/SignedInLayout.tsx';
import { SignInFrame, SignInOther, SignInStep, signInParts } from './SignInFrame.tsx';

/** The last step of a sign-in by SMS: it needs a session, so it uses the signed-in layout. */
export const ConfirmEmailPage = () => (
  <SignedInLayout>
    <SignInFrame>
      <ConfirmEmail />
    </SignInFrame>
  </SignedInLayout>
);

/** Asks whether to keep the e-mail on file or replace it by the one typed at a sign-in by SMS (specification, section 2). */
const ConfirmEmail = () => {
  const t = useText();
  const router = useRouter();
  const [state, send] = useRun(BeginEmailConfirmation, { onSettled: () => goOn(router) }, 'e-mail');
  const question = 'question' in state ? state.question : undefined;
  return (
    <SignInStep heading={t('confirmEmail.heading')} lead={t('confirmEmail.lead')}>
      {state.kind === 'unread' ? (
        <Failure failure={state.failure} onRetry={() => send({ kind: 'retry' })} />
      ) : question ? (
        <ChooseEmail state={question} send={send} />
      ) : (
        <Spinner />
      )}
      <SignInOther onClick={() => send({ kind: 'decide-later' })}>{t('confirmEmail.later')}</SignInOther>
    </SignInStep>
  );
};

/** The two e-mail addresses to choose from; the typed one is verified by a code before it replaces the other. */
const ChooseEmail = ({
  state: { confirmation, choice, check, change },
  send,
}: Draws<EmailQuestion, ConfirmEmailEvent>) => {
  const t = useText();
  const { onFile, typed } = confirmation;
  const form = useForm(check, {
    id: 'confirm-email',
    words: () => t('confirmEmail.missing'),
    onSubmit: () => send({ kind: 'confirm' }),
  });
  const replacing = `${t('confirmEmail.replace')}. ${t('confirmEmail.replaceHint')}`;
  return (
    <>
      <form css={signInParts} {...form.props}>
        {form.summary}
        <RadioCards
          {...form.field('choice')}
          legend={t('confirmEmail.choose')}
          hideLegend
          value={choice}
          onChange={(value) => send({ kind: 'choose-email', choice: value })}
          cards={[
            { value: 'keep', label: <bdi>{emailText(onFile)}</bdi>, detail: t('confirmEmail.keep') },
            { value: 'replace', label: <bdi>{emailText(typed)}</bdi>, detail: replacing },
          ]}
        />
        <Button type="submit" wide>
          {t('confirmEmail.submit')}
        </Button>
      </form>
      {change && (
        <ContactDialog
          key={change.opened}
          method="EMAIL"
          shown={onFile}
          proposed={typed}
          open={change.open}
          onClose={() => send({ kind: 'close-change' })}
        />
      )}
    </>
  );
};
