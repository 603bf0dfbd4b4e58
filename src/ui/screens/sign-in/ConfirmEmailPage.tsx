import { SignedInLayout } from '../../shell/SignedInLayout.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/** The last step of a sign-in by SMS: it needs a session, so it uses the signed-in layout. */
export const ConfirmEmailPage = () => (
  <SignedInLayout>
    <SignInFrame>
      <ConfirmEmail />
    </SignInFrame>
  </SignedInLayout>
);
