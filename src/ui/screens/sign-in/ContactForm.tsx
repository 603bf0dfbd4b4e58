import type { ContactStep, SignInEvent } from '@member-portal/application/flows/sign-in';
import { useRef } from 'react';
import { ContactField, contactProblem } from '../../contact/ContactField.tsx';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { useForm } from '../../controls/use-form.tsx';
import { useText } from '../../intl/use-text.ts';
import { useTiming } from '../../telemetry/use-timing.ts';
import { AcceptedDocuments } from './AcceptedDocuments.tsx';
import { formStyle } from './form-style.ts';
import { LoggedOutNotice } from './LoggedOutNotice.tsx';
import { fetchLaterSteps } from './later-steps.ts';
import { problemText } from './problem-text.ts';
import { useEarlyInput } from './use-early-input.ts';

/** Asks for the e-mail address or the mobile number that a code goes to: one field at a time. */
export const ContactForm = ({
  step: { typed, check, sending, failure },
  send,
}: {
  readonly step: ContactStep;
  readonly send: (event: SignInEvent) => void;
}) => {
  const t = useText();
  const { method } = typed;
  useTiming('form usable', true, { firstScreenOnly: true });
  const form = useForm(check, {
    id: 'sign-in',
    words: (problem) => t(contactProblem(method, problem)),
    onSubmit: () => send({ kind: 'send-code' }),
  });

  // Turning to the form fetches what answers it; before that, nothing but the form is loaded.
  const prepare = (): void => {
    send({ kind: 'prepare' });
    fetchLaterSteps();
  };
  const word = method === 'EMAIL' ? 'email' : 'phone';
  const type = (text: string): void => send({ kind: 'type', field: word, text });
  const element = useRef<HTMLFormElement>(null);
  useEarlyInput(element, { onTyped: type, onTurned: prepare });
  return (
    <div css={formStyle.step}>
      <div css={formStyle.top}>
        <PageHeading>{t('signIn.heading')}</PageHeading>
        <p css={formStyle.lead}>{t(`signIn.${word}.lead`)}</p>
      </div>
      <LoggedOutNotice />
      <form ref={element} css={formStyle.form} {...form.props} onFocus={prepare}>
        {form.summary}
        {failure ? (
          <Notice key={check.attempt} tone="danger" heading={t('signIn.failed.send')} announce>
            {problemText(t, failure)}
          </Notice>
        ) : undefined}
        <ContactField {...form.field(word)} method={method} value={typed[word]} onChange={type} />
        <Button type="submit" wide busy={sending} data-dd-action-name="send code">
          {failure ? t('action.tryAgain') : t(`signIn.submit.${word}`)}
        </Button>
      </form>
      <div css={formStyle.actions}>
        <Button
          variant="quiet"
          data-dd-action-name="switch email or mobile"
          onClick={() => send({ kind: 'choose-method', method: method === 'EMAIL' ? 'SMS' : 'EMAIL' })}
        >
          {t(method === 'EMAIL' ? 'signIn.switch.phone' : 'signIn.switch.email')}
        </Button>
      </div>
      <AcceptedDocuments method={method} />
    </div>
  );
};
