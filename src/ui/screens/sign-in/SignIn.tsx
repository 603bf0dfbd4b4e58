import { BeginSignIn } from '@member-portal/application/flows/sign-in';
import { CurrentLocale } from '@member-portal/application/language';
import { Preferences } from '@member-portal/application/ports';
import type { Locale } from '@member-portal/domain/locale';
import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, lazy, Suspense, use } from 'react';
import { Spinner } from '../../controls/Spinner.tsx';
import { MoreMessages, useIntl } from '../../intl/IntlProvider.tsx';
import { loadCodeMessages } from '../../intl/load-messages.ts';
import { codeAhead, codeInTime } from '../../routing/code-in-time.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useFlow } from '../../services/use-flow.ts';
import { useStored } from '../../services/use-stored.ts';
import { ContactForm } from './ContactForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/** The steps after the first, in one chunk so that there is no wait between them, and their messages. */
const load = (locale: Locale) => Promise.all([import('./LaterSteps.tsx'), loadCodeMessages(locale)]);
type Later = Awaited<ReturnType<typeof load>>;
const later: Partial<Record<Locale, Promise<Later>>> = {};
const LaterSteps = (props: ComponentProps<Later[0]['LaterSteps']>) => {
  const { locale } = useIntl();
  later[locale] ??= codeInTime(load(locale));
  const [code, messages] = use(later[locale]);
  return (
    <MoreMessages messages={messages}>
      <code.LaterSteps {...props} />
    </MoreMessages>
  );
};

const FollowChoice = lazy(async () => ({
  default: (await codeInTime(import('../../language/FollowLanguage.tsx'))).FollowChoice,
}));

/** Sign-in by one-time code: e-mail or mobile, the code, and the steps between (specification, sections 1 and 2). */
export const SignIn = () => {
  const begin = useService(BeginSignIn);
  const { locale } = useIntl();
  const router = useRouter();
  // Prefetch what is needed next. A failed fetch is shown only when the code is needed.
  const fetchLater = (then?: (later: Later) => void): void =>
    void codeAhead(load(locale)).then(then, () => undefined);
  const fetchAfterCode = (): void => fetchLater(([{ fetchSignedIn }]) => fetchSignedIn(router));
  const [state, send] = useFlow(() => begin({ locale }, fetchAfterCode), locale);
  const step = state.kind === 'signed-in' ? state.from : state;
  // Another tab rarely changes the language: load the code that follows the change only then.
  const elsewhere = useStored(useService(Preferences), useService(CurrentLocale)) !== locale;
  // Load nothing else before the visitor starts to use the form.
  const prepare = (): void => {
    send({ kind: 'prepare' });
    fetchLater();
  };
  return (
    <SignInFrame>
      <Suspense fallback={<Spinner />}>
        {step.kind === 'contact' ? (
          <ContactForm key={step.typed.method} state={step} send={send} onTurned={prepare} />
        ) : (
          <LaterSteps state={step} send={send} />
        )}
        {elsewhere && <FollowChoice />}
      </Suspense>
    </SignInFrame>
  );
};
