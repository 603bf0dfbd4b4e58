import { CodeForm } from './CodeForm.tsx';
import { LockedNotice } from './LockedNotice.tsx';
import { MismatchForm } from './MismatchForm.tsx';
import type { SignInEvent, SignInFlow } from './sign-in-flow.ts';

/** What comes after a code was asked for: the code, the question for both addresses, the pause. */
export const LaterSteps = ({
  flow,
  happened,
}: {
  readonly flow: Exclude<SignInFlow, { readonly at: 'contact' }>;
  readonly happened: (event: SignInEvent) => void;
}) =>
  flow.at === 'locked' ? (
    <LockedNotice until={flow.until} happened={happened} />
  ) : flow.at === 'code' ? (
    <CodeForm key={flow.pending.destination.method} pending={flow.pending} happened={happened} />
  ) : (
    <MismatchForm pending={flow.pending} typed={flow.typed} happened={happened} />
  );
