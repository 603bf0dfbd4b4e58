import type {
  CodeStep,
  LockedStep,
  MismatchStep,
  SignInEvent,
} from '@member-portal/application/flows/sign-in';
import type { Draws } from '../../services/use-flow.ts';
import { CodeForm } from './CodeForm.tsx';
import { LockedNotice } from './LockedNotice.tsx';
import { MismatchForm } from './MismatchForm.tsx';

export { fetchSignedIn } from '../../routing/fetch-signed-in.ts';

/** What comes after a code was asked for: the code, the question for both addresses, the lock. */
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
