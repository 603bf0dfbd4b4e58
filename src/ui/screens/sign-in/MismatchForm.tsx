import type { PendingSignIn, TypedContact } from '@member-portal/application/ports';
import { ResumeSignIn, SubmitCode } from '@member-portal/application/sign-in';
import { emailAddress, lockOf, phoneNumber, showsContact } from '@member-portal/domain/sign-in';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { ExternalLink } from '../../controls/ExternalLink.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { useTenantLinks } from '../../shell/use-tenant-links.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { afterMismatch } from './after-mismatch.ts';
import { ContactField, contactProblem } from './ContactField.tsx';
import { formStyle } from './form-style.ts';
import { problemText } from './problem-text.ts';
import type { SignInEvent } from './sign-in-flow.ts';

/** Asks for both e-mail address and mobile number. It never tells whether an account exists. */
export const MismatchForm = ({
  pending,
  typed,
  happened,
}: {
  readonly pending: PendingSignIn;
  readonly typed: TypedContact;
  readonly happened: (event: SignInEvent) => void;
}) => {
  const t = useText();
  const submitCode = useService(SubmitCode);
  const resume = useService(ResumeSignIn);
  const contact = useTenantLinks()?.contact;
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<{ readonly email?: string; readonly phone?: string }>({});
  usePageLoaded('email mobile mismatch verification');

  const check = useCommand((input: Parameters<SubmitCode>[0], signal) => submitCode(input, signal));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (check.running || check.state.kind === 'done') return;
    setAttempt((count) => count + 1);
    const email = emailAddress(typed.email);
    const phone = phoneNumber(typed.phone);
    setProblems({
      ...(email.isErr() ? { email: t(contactProblem('EMAIL', email.error)) } : {}),
      ...(phone.isErr() ? { phone: t(contactProblem('SMS', phone.error)) } : {}),
    });
    const { code } = pending;
    if (code === undefined || email.isErr() || phone.isErr()) {
      check.reset();
      return;
    }
    const checked = await check.run({ code, identity: { email: email.value, phone: phone.value } });
    if (!checked?.isErr()) return;
    const refusal = checked.error;
    if (refusal.kind === 'buyer-mismatch') happened(afterMismatch(refusal, resume().pending));
    else if (refusal.kind === 'locked' || refusal.kind === 'wrong-code') {
      const lock = lockOf(refusal);
      if (lock) happened({ kind: 'locked', ...lock });
    } else if (refusal.kind === 'no-code-requested' || refusal.kind === 'unauthenticated')
      happened({ kind: 'started-over' });
  };

  const { failure } = check;
  const { mismatches = 0, triesLeft } = pending;
  // What was typed here did not match; that the code alone did not is why this is asked, and no mistake.
  const refused = failure?.kind === 'buyer-mismatch';
  const contacted = showsContact(mismatches) && contact !== undefined;
  const tries =
    triesLeft === undefined ? undefined : (
      <p css={formStyle.small}>{t('signIn.tries', { retries: triesLeft })}</p>
    );
  return (
    <div css={formStyle.step}>
      <div css={formStyle.top}>
        <PageHeading>{t('signIn.mismatch.heading')}</PageHeading>
        <p css={formStyle.lead}>{t('signIn.mismatch.lead')}</p>
        {refused ? undefined : tries}
      </div>
      <form css={formStyle.form} noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary
          attempt={attempt}
          problems={(['email', 'phone'] as const).flatMap((field) =>
            problems[field] === undefined ? [] : [{ field: `mismatch-${field}`, text: problems[field] }],
          )}
        />
        {refused || contacted ? (
          <Notice key={mismatches} tone="danger" announce>
            <p>
              {contacted ? (
                <Rich
                  id="signIn.mismatch.contact"
                  values={{
                    link: (inside) => <ExternalLink href={contact}>{inside}</ExternalLink>,
                  }}
                />
              ) : (
                t('signIn.mismatch.failed')
              )}
            </p>
            {refused ? tries : undefined}
          </Notice>
        ) : undefined}
        {failure && failure.kind !== 'buyer-mismatch' ? (
          <Notice tone="danger" heading={t('signIn.failed.check')} announce>
            <p>{problemText(t, failure)}</p>
          </Notice>
        ) : undefined}
        <div css={formStyle.fields}>
          <ContactField
            id="mismatch-email"
            method="EMAIL"
            value={typed.email}
            error={problems.email}
            onChange={(email) => happened({ kind: 'typed', email })}
          />
          <ContactField
            id="mismatch-phone"
            method="SMS"
            value={typed.phone}
            error={problems.phone}
            onChange={(phone) => happened({ kind: 'typed', phone })}
          />
        </div>
        <Button type="submit" wide busy={check.running || check.state.kind === 'done'}>
          {t('signIn.mismatch.submit')}
        </Button>
      </form>
      <div css={formStyle.actions}>
        <Button variant="quiet" onClick={() => happened({ kind: 'started-over' })}>
          {t('signIn.mismatch.startOver')}
        </Button>
      </div>
    </div>
  );
};
