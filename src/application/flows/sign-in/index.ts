export { BeginSignIn } from './create.ts';
export type { SignInEvent } from './event.ts';
export { pageOf } from './page-of.ts';
export type {
  CodeStep,
  ContactField,
  ContactStep,
  LockedStep,
  MismatchStep,
  SignedIn,
  SignInState,
} from './state.ts';
