import { BeginSignIn } from '@member-portal/application/flows/sign-in';
import { CurrentLocale } from '@member-portal/application/language';
import { Preferences } from '@member-portal/application/ports';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Spinner } from '../../controls/Spinner.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { codeInTime } from '../../routing/code-in-time.ts';
import { usePortalServices, useService } from '../../services/ServicesProvider.tsx';
import { useFlow } from '../../services/use-flow.ts';
import { ContactForm } from './ContactForm.tsx';
import { fetchAfterCode, LaterSteps } from './later-steps.ts';
import { SignInFrame } from './SignInFrame.tsx';

const FollowChoice = lazy(async () => ({
  default: (await codeInTime(import('../../language/FollowChoice.tsx'))).FollowChoice,
}));

/** Sign-in by one-time code: e-mail or mobile, the code, and what may come between (specification, sections 1 and 2). */
export const SignIn = () => {
  const begin = useService(BeginSignIn);
  const { locale } = useIntl();
  const { loadSignedIn } = usePortalServices();
  const [state, send] = useFlow(() => begin({ locale }, () => fetchAfterCode(locale, loadSignedIn)), locale);
  const step = state.kind === 'signed-in' ? state.from : state;
  // Another tab may change the language, which is rare: what follows it is loaded then.
  const { subscribe } = useService(Preferences);
  const currentLocale = useService(CurrentLocale);
  const elsewhere = useSyncExternalStore(subscribe, currentLocale, currentLocale) !== locale;
  return (
    <SignInFrame>
      <Suspense fallback={<Spinner />}>
        {step.kind === 'contact' ? (
          <ContactForm key={step.typed.method} step={step} send={send} />
        ) : (
          <LaterSteps step={step} send={send} />
        )}
        {elsewhere ? <FollowChoice /> : undefined}
      </Suspense>
    </SignInFrame>
  );
};
