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
export { WasBuyerClear } from './was-buyer-clear.ts';
