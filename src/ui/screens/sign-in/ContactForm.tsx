import type { ContactStep, SignInEvent } from '@member-portal/application/flows/sign-in';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ContactField, contactProblem, contactWord } from '../../contact/ContactField.tsx';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useForm } from '../../controls/use-form.tsx';
import { useText } from '../../intl/use-text.ts';
import type { Draws } from '../../services/use-flow.ts';
import { useTiming } from '../../telemetry/use-timing.ts';
import { AcceptedDocuments } from './AcceptedDocuments.tsx';
import { problemText } from './problem-text.tsx';
import { SignInOther, SignInStep, signInParts } from './SignInFrame.tsx';

/** Asks for an e-mail address or a mobile number to send a code to. `onTurned` is called when the visitor starts to use it. */
export const ContactForm = ({
  state: { typed, check, sending, failure },
  send,
  onTurned,
}: Draws<ContactStep, SignInEvent> & { readonly onTurned: () => void }) => {
  const t = useText();
  const { method } = typed;
  const word = contactWord(method);
  // After a session that this tab did not end by choice: says that it ended and where signing in leads.
  const ended = useRouterState({ select: ({ location }) => location.state.ended });
  useTiming('form usable', true, { firstScreenOnly: true });
  const form = useForm(check, {
    id: 'sign-in',
    words: (problem) => contactProblem(t, method, problem),
    failure: failure && { heading: t('signIn.failed.send'), text: problemText(t, failure) },
    onSubmit: () => send({ kind: 'send-code' }),
  });
  const type = (text: string): void => send({ kind: 'type', field: word, text });

  // The prerendered form may have been used before hydration: keep what was typed, autofilled or pressed.
  const element = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent((): void => {
    const early = element.current?.querySelector('input')?.value;
    if (early) type(early);
    if (element.current?.contains(document.activeElement)) onTurned();
  });
  useEffect(() => {
    takeOver();
    // One task later, the document's early script replays a press.
    const timer = setTimeout(() => document.dispatchEvent(new Event('portal-usable')));
    return () => clearTimeout(timer);
  }, []);
  return (
    <SignInStep heading={t('signIn.heading')} lead={t(`signIn.${word}.lead`)}>
      {ended !== undefined && <Notice tone="warning">{t(ended)}</Notice>}
      <form ref={element} css={signInParts} {...form.props} onFocus={onTurned}>
        {form.summary}
        <ContactField {...form.field(word)} method={method} value={typed[word]} onChange={type} />
        <Button type="submit" wide busy={sending} data-dd-action-name="send code">
          {t(failure && 'failure' in failure ? 'action.tryAgain' : `signIn.submit.${word}`)}
        </Button>
      </form>
      <SignInOther
        data-dd-action-name="switch email or mobile"
        onClick={() => send({ kind: 'choose-method', method: method === 'EMAIL' ? 'SMS' : 'EMAIL' })}
      >
        {t(method === 'EMAIL' ? 'signIn.switch.phone' : 'signIn.switch.email')}
      </SignInOther>
      <AcceptedDocuments method={method} />
    </SignInStep>
  );
};
