import { BeginEmailConfirmation } from '@member-portal/application/flows/confirm-email';
import { useRouter } from '@tanstack/react-router';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import { goOn } from '../../routing/go-on.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useFlow } from '../../services/use-flow.ts';
import { useReads } from '../../services/use-reads.ts';
import { ChooseEmail } from './ChooseEmail.tsx';
import { formStyle } from './form-style.ts';

/** Asks whether the e-mail on file is kept or replaced by the one that was typed at a sign-in by SMS (specification, section 2). */
export const ConfirmEmail = () => {
  const t = useText();
  const router = useRouter();
  const reads = useReads();
  const begin = useService(BeginEmailConfirmation);
  const [state, send] = useFlow(() => begin({ onSettled: () => goOn(router) }, { reads }), 'e-mail');
  const question = 'question' in state ? state.question : undefined;
  const failure = state.kind === 'unread' ? state.failure : undefined;
  return (
    <div css={formStyle.step}>
      <div css={formStyle.top}>
        <PageHeading>{t('confirmEmail.heading')}</PageHeading>
        <p css={formStyle.lead}>{t('confirmEmail.lead')}</p>
      </div>
      {question || failure ? undefined : <Spinner />}
      {failure ? <Failure failure={failure} onRetry={() => send({ kind: 'retry' })} /> : undefined}
      {question ? <ChooseEmail question={question} send={send} /> : undefined}
      <div css={formStyle.actions}>
        <Button variant="quiet" onClick={() => send({ kind: 'decide-later' })}>
          {t('confirmEmail.later')}
        </Button>
      </div>
    </div>
  );
};
