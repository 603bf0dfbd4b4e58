import type { TypedContact } from '@member-portal/application/ports';
import { RequestCode } from '@member-portal/application/sign-in';
import { emailAddress, phoneNumber } from '@member-portal/domain/sign-in';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useText } from '../../intl/use-text.ts';
import { usePortalServices } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { useTiming } from '../../telemetry/use-timing.ts';
import { AcceptedDocuments } from './AcceptedDocuments.tsx';
import { ContactField, contactProblem } from './ContactField.tsx';
import { formStyle } from './form-style.ts';
import { LoggedOutNotice } from './LoggedOutNotice.tsx';
import { fetchLaterSteps } from './later-steps.ts';
import { problemText } from './problem-text.ts';
import type { SignInEvent } from './sign-in-flow.ts';

/** Asks for the e-mail address or the mobile number that a code goes to: one field at a time. */
export const ContactForm = ({
  typed,
  happened,
}: {
  readonly typed: TypedContact;
  readonly happened: (event: SignInEvent) => void;
}) => {
  const t = useText();
  const { method } = typed;
  const { locale } = useIntl();
  const { services } = usePortalServices();
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  usePageLoaded(method === 'EMAIL' ? 'login email' : 'login mobile');
  useTiming('form usable', true, { firstScreenOnly: true });

  const send = useCommand((input: Parameters<RequestCode>[0], signal) =>
    services.get(RequestCode)(input, signal),
  );
  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (send.running) return;
    setAttempt((count) => count + 1);
    const destination =
      method === 'EMAIL'
        ? emailAddress(typed.email).map((email) => ({ method, email }) as const)
        : phoneNumber(typed.phone).map((phone) => ({ method, phone }) as const);
    if (destination.isErr()) {
      send.reset();
      setProblem(t(contactProblem(method, destination.error)));
      return;
    }
    setProblem(undefined);
    const sent = await send.run({ destination: destination.value, locale });
    sent?.match(
      (next) => happened({ kind: 'code-sent', pending: next }),
      (refusal) => {
        if (refusal.kind === 'locked') happened({ kind: 'locked', until: refusal.lockedUntil });
      },
    );
  };

  // Turning to the form fetches what answers it; before that, nothing but the form is loaded.
  const prepare = (): void => {
    services.get(RequestCode);
    fetchLaterSteps();
  };
  const word = method === 'EMAIL' ? 'email' : 'phone';
  const other = method === 'EMAIL' ? 'SMS' : 'EMAIL';
  return (
    <div css={formStyle.step}>
      <div css={formStyle.top}>
        <PageHeading>{t('signIn.heading')}</PageHeading>
        <p css={formStyle.lead}>{t(`signIn.${word}.lead`)}</p>
      </div>
      <LoggedOutNotice />
      <form css={formStyle.form} noValidate onFocus={prepare} onSubmit={(event) => void submit(event)}>
        <ErrorSummary
          attempt={attempt}
          problems={problem === undefined ? [] : [{ field: `sign-in-${word}`, text: problem }]}
        />
        {send.failure ? (
          <Notice tone="danger" heading={t('signIn.failed.send')} announce>
            <p>{problemText(t, send.failure)}</p>
          </Notice>
        ) : undefined}
        <ContactField
          id={`sign-in-${word}`}
          method={method}
          value={method === 'EMAIL' ? typed.email : typed.phone}
          error={problem}
          onChange={(value) => happened({ kind: 'typed', [word]: value })}
        />
        <Button type="submit" wide busy={send.running} data-dd-action-name="send code">
          {send.failure ? t('action.tryAgain') : t(`signIn.submit.${word}`)}
        </Button>
      </form>
      <div css={formStyle.actions}>
        <Button
          variant="quiet"
          data-dd-action-name="switch email or mobile"
          onClick={() => happened({ kind: 'method-chosen', method: other })}
        >
          {t(method === 'EMAIL' ? 'signIn.switch.phone' : 'signIn.switch.email')}
        </Button>
      </div>
      <AcceptedDocuments method={method} />
    </div>
  );
};
