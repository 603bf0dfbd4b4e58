import type { MismatchStep, SignInEvent } from '@member-portal/application/flows/sign-in';
import { ContactField, contactProblem } from '../../contact/ContactField.tsx';
import { Button } from '../../controls/Button.tsx';
import { ExternalLink } from '../../controls/ExternalLink.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { useForm } from '../../controls/use-form.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { useTenantLinks } from '../../shell/use-tenant-links.ts';
import { formStyle } from './form-style.ts';
import { problemText } from './problem-text.ts';

/** Asks for both e-mail address and mobile number. It never tells whether an account exists. */
export const MismatchForm = ({
  step: { typed, check, checking, failure, mismatches, triesLeft, showsContact },
  send,
}: {
  readonly step: MismatchStep;
  readonly send: (event: SignInEvent) => void;
}) => {
  const t = useText();
  const contact = useTenantLinks()?.contact;
  const form = useForm(check, {
    id: 'mismatch',
    words: (problem, field) => t(contactProblem(field === 'email' ? 'EMAIL' : 'SMS', problem)),
    onSubmit: () => send({ kind: 'submit-both' }),
  });
  // What was typed here did not match; that the code alone did not is why this is asked, and no mistake.
  const refused = failure?.kind === 'buyer-mismatch';
  const contacted = showsContact && contact !== undefined;
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
      <form css={formStyle.form} {...form.props}>
        {form.summary}
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
        {failure && !refused ? (
          <Notice key={check.attempt} tone="danger" heading={t('signIn.failed.check')} announce>
            {problemText(t, failure)}
          </Notice>
        ) : undefined}
        <div css={formStyle.fields}>
          <ContactField
            {...form.field('email')}
            method="EMAIL"
            value={typed.email}
            onChange={(text) => send({ kind: 'type', field: 'email', text })}
          />
          <ContactField
            {...form.field('phone')}
            method="SMS"
            value={typed.phone}
            onChange={(text) => send({ kind: 'type', field: 'phone', text })}
          />
        </div>
        <Button type="submit" wide busy={checking}>
          {t('signIn.mismatch.submit')}
        </Button>
      </form>
      <div css={formStyle.actions}>
        <Button variant="quiet" onClick={() => send({ kind: 'start-over' })}>
          {t('signIn.mismatch.startOver')}
        </Button>
      </div>
    </div>
  );
};
