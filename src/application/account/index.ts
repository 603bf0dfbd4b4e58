export { ChangeAddress, type ChangeAddressFailure } from './change-address.ts';
export { mayHaveChanged } from './change-buyer.ts';
export {
  ChangeContact,
  type ChangeContactFailure,
  readsAfterContact,
} from './change-contact.ts';
export { ChangePrivacyChoice } from './change-privacy-choice.ts';
export type { ContactProblem } from './contact-problem.ts';
export { ReadBuyer } from './read-buyer.ts';
export { type PendingContact, RequestContactCode } from './request-contact-code.ts';
export { WasBuyerUnblocked } from './was-buyer-unblocked.ts';
