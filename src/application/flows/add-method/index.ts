export { BeginAddMethod } from './create.ts';
export type { AddMethodEvent } from './event.ts';
export { pageOf } from './page-of.ts';
export type {
  AddMethodState,
  AddMethodVisit,
  ConfirmFailure,
  GatewayPage,
  OpenPage,
  OpenPageFailure,
  VerificationTerms,
} from './state.ts';
