import { ReadEmailConfirmation } from '@member-portal/application/sign-in';
import type { EmailConfirmation } from '@member-portal/domain/sign-in';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import { goOn } from '../../routing/go-on.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRead } from '../../services/use-read.ts';
import { ChooseEmail } from './ChooseEmail.tsx';
import { formStyle } from './form-style.ts';

/**
 * Asks whether the e-mail on file is kept or replaced by the one that was typed at a sign-in by SMS (specification, section 2:
 * confirm or change email). Where both are the same there is nothing to ask, and the visit goes on.
 */
export const ConfirmEmail = () => {
  const t = useText();
  const router = useRouter();
  const readConfirmation = useService(ReadEmailConfirmation);
  const read = useRead(
    { read: 'buyer' },
    (signal) => readConfirmation(signal).map(asked),
    'e-mail to confirm',
  );
  // What was asked once stays on the screen until it is answered: a change of the e-mail makes the read untrue.
  const first = useRef<EmailConfirmation>(undefined);
  if (read.state === 'ready') first.current ??= read.value.confirmation;
  const confirmation = first.current;
  const settled = read.state === 'ready' && !confirmation;
  useEffect(() => {
    if (settled) goOn(router);
  }, [settled, router]);
  return (
    <div css={formStyle.step}>
      <div css={formStyle.top}>
        <PageHeading>{t('confirmEmail.heading')}</PageHeading>
        <p css={formStyle.lead}>{t('confirmEmail.lead')}</p>
      </div>
      {read.state === 'loading' || settled ? <Spinner /> : undefined}
      {read.state === 'failed' ? <Failure failure={read.failure} onRetry={read.retry} /> : undefined}
      {confirmation ? <ChooseEmail confirmation={confirmation} onChosen={() => goOn(router)} /> : undefined}
      <div css={formStyle.actions}>
        <Button variant="quiet" onClick={() => goOn(router)}>
          {t('confirmEmail.later')}
        </Button>
      </div>
    </div>
  );
};

/** The read cache takes no `undefined` for an answer. */
const asked = <T,>(confirmation: T) => ({ confirmation });
