import { PendingSignInStore } from '@member-portal/application/ports';
import { setSignInAside } from '@member-portal/application/sign-in';
import { useService } from '../../services/ServicesProvider.tsx';
import { CodeForm } from './CodeForm.tsx';
import { LockedNotice } from './LockedNotice.tsx';
import { MismatchForm } from './MismatchForm.tsx';
import { type SignInEvent, type SignInFlow, signInFlow } from './sign-in-flow.ts';

/**
 * What comes after a code was asked for: the code, the question for both addresses, the pause. Who leaves them for the address
 * finds the address after a reload, too.
 */
export const LaterSteps = ({
  flow,
  happened,
}: {
  readonly flow: Exclude<SignInFlow, { readonly at: 'contact' }>;
  readonly happened: (event: SignInEvent) => void;
}) => {
  const store = useService(PendingSignInStore);
  const tell = (event: SignInEvent): void => {
    const pending = signInFlow(flow, event).at === 'contact' ? store.read() : undefined;
    if (pending) store.write(setSignInAside(pending));
    happened(event);
  };
  if (flow.at === 'locked') return <LockedNotice until={flow.until} happened={tell} />;
  return flow.at === 'code' ? (
    <CodeForm key={flow.pending.destination.method} pending={flow.pending} happened={tell} />
  ) : (
    <MismatchForm pending={flow.pending} typed={flow.typed} happened={tell} />
  );
};
