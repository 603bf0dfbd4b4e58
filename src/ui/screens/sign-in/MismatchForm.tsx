import type { MismatchStep, SignInEvent } from '@member-portal/application/flows/sign-in';
import { ContactField, contactProblem } from '../../contact/ContactField.tsx';
import { Button } from '../../controls/Button.tsx';
import { ExternalLink } from '../../controls/ExternalLink.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useForm } from '../../controls/use-form.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useText } from '../../intl/use-text.ts';
import type { Draws } from '../../services/use-flow.ts';
import { useTenantLinks } from '../../shell/use-tenant-links.ts';
import { text } from '../../theme/styles.ts';
import { problemText } from './problem-text.ts';
import { SignInOther, SignInStep, signInParts } from './SignInFrame.tsx';

const METHODS = { email: 'EMAIL', phone: 'SMS' } as const;

/** Asks for both e-mail address and mobile number. It never tells whether an account exists. */
export const MismatchForm = ({
  state: { typed, check, checking, failure, mismatches, triesLeft, showsContact },
  send,
}: Draws<MismatchStep, SignInEvent>) => {
  const t = useText();
  const links = useTenantLinks();
  const form = useForm(check, {
    id: 'mismatch',
    words: (problem, field) => contactProblem(t, METHODS[field], problem),
    onSubmit: () => send({ kind: 'submit-both' }),
  });
  const contact = showsContact ? links?.contact : undefined;
  // What was typed here did not match; that the code alone did not is why this is asked, and no mistake.
  const refused = failure?.kind === 'buyer-mismatch';
  const tries = triesLeft !== undefined && (
    <p css={text.small}>{t('signIn.tries', { retries: triesLeft })}</p>
  );
  return (
    <SignInStep heading={t('signIn.mismatch.heading')} lead={t('signIn.mismatch.lead')}>
      {!refused && tries}
      <form css={signInParts} {...form.props}>
        {form.summary}
        {(refused || contact !== undefined) && (
          <Notice key={mismatches} tone="danger" announce>
            <p>
              {contact === undefined ? (
                t('signIn.mismatch.failed')
              ) : (
                <Rich
                  id="signIn.mismatch.contact"
                  values={{ link: (inside) => <ExternalLink href={contact}>{inside}</ExternalLink> }}
                />
              )}
            </p>
            {refused && tries}
          </Notice>
        )}
        {failure && !refused && (
          <Notice key={check.attempt} tone="danger" heading={t('signIn.failed.check')} announce>
            {problemText(t, failure)}
          </Notice>
        )}
        {(['email', 'phone'] as const).map((field) => (
          <ContactField
            key={field}
            {...form.field(field)}
            method={METHODS[field]}
            value={typed[field]}
            onChange={(typing) => send({ kind: 'type', field, text: typing })}
          />
        ))}
        <Button type="submit" wide busy={checking}>
          {t('signIn.mismatch.submit')}
        </Button>
      </form>
      <SignInOther onClick={() => send({ kind: 'start-over' })}>{t('signIn.mismatch.startOver')}</SignInOther>
    </SignInStep>
  );
};
