import { css } from '@emotion/react';
import type {
  CodeStep,
  LockedStep,
  MismatchStep,
  SignInEvent,
} from '@member-portal/application/flows/sign-in';
import type { SignInProblem } from '@member-portal/application/sign-in';
import { maskDestination } from '@member-portal/domain/sign-in';
import { useEffect, useRef } from 'react';
import { ContactField, contactProblem } from '../../contact/ContactField.tsx';
import { useLockWords } from '../../contact/LockNotice.tsx';
import { Button } from '../../controls/Button.tsx';
import { CodeEntry, ResendCode } from '../../controls/CodeEntry.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useForm } from '../../controls/use-form.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { type Text, useText } from '../../intl/use-text.ts';
import type { Draws } from '../../services/use-flow.ts';
import { useTenantLinks } from '../../shell/use-tenant-links.ts';
import { stack, text } from '../../theme/styles.ts';
import { tokens } from '../../theme/tokens.ts';
import { problemText, SignInHelp } from './problem-text.tsx';
import { SignInOther, SignInStep, signInParts, signInWhole } from './SignInFrame.tsx';

export { fetchSignedIn } from '../../routing/fetch-signed-in.ts';

/** The steps after a code was requested: the code, the question for both addresses, the lock. */
export const LaterSteps = ({ state, send }: Draws<CodeStep | MismatchStep | LockedStep, SignInEvent>) => {
  switch (state.kind) {
    case 'code':
      return <CodeForm key={state.entry.destination.method} state={state} send={send} />;
    case 'mismatch':
      return <MismatchForm state={state} send={send} />;
    case 'locked':
      return <LockedNotice state={state} send={send} />;
  }
};

/** Asks for the code that was sent; if it does not arrive, offers a new one, another address or the other channel. */
const CodeForm = ({ state: { entry }, send }: Draws<CodeStep, SignInEvent>) => {
  const t = useText();
  const { method } = entry.destination;
  const [word, other] = method === 'EMAIL' ? (['email', 'phone'] as const) : (['phone', 'email'] as const);
  const code = { state: entry, send, failureText: problemText };

  // Entering the code is the only task here, and a code that is pasted or autofilled early must not be lost.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const destination = <bdi css={[address, signInWhole]}>{maskDestination(entry.destination)}</bdi>;
  return (
    <SignInStep
      heading={t('signIn.code.heading')}
      lead={<Rich id={`signIn.code.sent.${word}`} values={{ destination }} />}
    >
      <CodeEntry {...code} id="sign-in" ref={field} failureHeading={failedHeading(t, entry.failure)}>
        <Button type="submit" wide busy={entry.checking} data-dd-action-name="submit code">
          {t(entry.failure && 'failure' in entry.failure ? 'action.tryAgain' : 'signIn.code.submit')}
        </Button>
      </CodeEntry>
      <div css={[stack(3), trouble]}>
        <p css={text.small}>
          {t(method === 'EMAIL' ? 'signIn.code.troubleEmail' : 'signIn.code.troublePhone')}
        </p>
        <ResendCode {...code}>
          <Button variant="quiet" onClick={() => send({ kind: 'choose-method', method })}>
            {t(`signIn.code.change.${word}`)}
          </Button>
          <Button
            variant="quiet"
            busy={entry.delivery.sending === 'other-channel'}
            onClick={() => send({ kind: 'try-other-channel' })}
          >
            {t(`signIn.code.try.${other}`)}
          </Button>
        </ResendCode>
      </div>
    </SignInStep>
  );
};

const METHODS = { email: 'EMAIL', phone: 'SMS' } as const;

/** Asks for both e-mail address and mobile number. It never reveals whether an account exists. */
const MismatchForm = ({
  state: { typed, check, checking, failure, mismatches, triesLeft, showsContact },
  send,
}: Draws<MismatchStep, SignInEvent>) => {
  const t = useText();
  // The typed values did not match. The first mismatch, of the code alone, opens this form and is not an error.
  const refused = failure?.kind === 'buyer-mismatch';
  const form = useForm(check, {
    id: 'mismatch',
    words: (problem, field) => contactProblem(t, METHODS[field], problem),
    failure: failure && !refused && { heading: failedHeading(t, failure), text: problemText(t, failure) },
    onSubmit: () => send({ kind: 'submit-both' }),
  });
  const contacted = useTenantLinks()?.contact !== undefined && showsContact;
  const tries = triesLeft !== undefined && (
    <p css={text.small}>{t('signIn.tries', { retries: triesLeft })}</p>
  );
  return (
    <SignInStep heading={t('signIn.mismatch.heading')} lead={t('signIn.mismatch.lead')}>
      {!refused && tries}
      <form css={signInParts} {...form.props}>
        {form.summary}
        {(refused || contacted) && (
          <Notice key={mismatches} tone="danger" announce>
            {contacted ? <SignInHelp id="signIn.mismatch.contact" /> : <p>{t('signIn.mismatch.failed')}</p>}
            {refused && tries}
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

/** Sign-in is locked: until when, with a countdown; also after a reload. */
const LockedNotice = ({ state, send }: Draws<LockedStep, SignInEvent>) => {
  const t = useText();
  const { until, left, over } = useLockWords(state, 'signIn');
  // The platform's lock is for one address: another address may sign in.
  const again = over || state.until === undefined;
  return (
    <SignInStep heading={t('signIn.locked.heading')} lead={until}>
      {state.until !== undefined && (
        <p role="status" css={count}>
          {over ? t('signIn.locked.over') : left}
        </p>
      )}
      <Button
        wide
        variant={over ? 'primary' : 'secondary'}
        onClick={() => send({ kind: again ? 'start-over' : 'switch-person' })}
      >
        {t(again ? 'signIn.locked.again' : 'signIn.locked.another')}
      </Button>
      <SignInHelp id="signIn.locked.help" small />
    </SignInStep>
  );
};

/** The heading of a code that was not accepted for another reason than the code itself. */
const failedHeading = (t: Text, failure: SignInProblem | undefined): string =>
  t(failure?.kind === 'unauthenticated' ? 'signIn.refused' : 'signIn.failed.check');

const { color, size, space, weight } = tokens;
const address = css({ color: color.text, fontWeight: weight.medium });
const trouble = css({ paddingBlockStart: space[5], borderBlockStart: `1px solid ${color.line}` });
const count = css({ fontSize: size.heading, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
