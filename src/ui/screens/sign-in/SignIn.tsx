import { PendingSignInStore } from '@member-portal/application/ports';
import { ResumeSignIn } from '@member-portal/application/sign-in';
import { Suspense, useEffect, useReducer, useState } from 'react';
import { Spinner } from '../../controls/Spinner.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { ContactForm } from './ContactForm.tsx';
import { LaterSteps } from './later-steps.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { beginSignIn, signInFlow } from './sign-in-flow.ts';

/** Sign-in by one-time code: e-mail or mobile, the code, and what may come between (specification, sections 1 and 2). */
export const SignIn = () => {
  const resume = useService(ResumeSignIn);
  const [flow, happened] = useReducer(signInFlow, undefined, () => beginSignIn(resume()));
  const store = useService(PendingSignInStore);
  const { typed } = flow;
  const [before] = useState(typed);
  useEffect(() => {
    // Where nothing is typed, nothing is left behind.
    if (typed !== before) store.writeTyped(typed);
  }, [store, typed, before]);
  return (
    <SignInFrame>
      <Suspense fallback={<Spinner />}>
        {flow.at === 'contact' ? (
          <ContactForm key={typed.method} typed={typed} happened={happened} />
        ) : (
          <LaterSteps flow={flow} happened={happened} />
        )}
      </Suspense>
    </SignInFrame>
  );
};
