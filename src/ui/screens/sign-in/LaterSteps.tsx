import type {
  CodeStep,
  LockedStep,
  MismatchStep,
  SignInEvent,
} from '@member-portal/application/flows/sign-in';
import { CodeForm } from './CodeForm.tsx';
import { LockedNotice } from './LockedNotice.tsx';
import { MismatchForm } from './MismatchForm.tsx';

export { fetchSignedIn } from '../../routing/fetch-signed-in.ts';

/** What comes after a code was asked for: the code, the question for both addresses, the lock. */
export const LaterSteps = ({
  step,
  send,
}: {
  readonly step: CodeStep | MismatchStep | LockedStep;
  readonly send: (event: SignInEvent) => void;
}) => {
  switch (step.kind) {
    case 'code':
      return <CodeForm key={step.entry.destination.method} entry={step.entry} send={send} />;
    case 'mismatch':
      return <MismatchForm step={step} send={send} />;
    case 'locked':
      return <LockedNotice until={step.until} send={send} />;
  }
};
