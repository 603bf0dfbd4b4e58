export { ChangeAddress, type ChangeAddressFailure, createChangeAddress } from './change-address.ts';
export {
  ChangeContact,
  type ChangeContactFailure,
  createChangeContact,
  readsAfterContact,
} from './change-contact.ts';
export { ChangePrivacyChoice, createChangePrivacyChoice } from './change-privacy-choice.ts';
export type { ContactProblem } from './contact-problem.ts';
export { createReadBuyer, ReadBuyer } from './read-buyer.ts';
export { createRequestContactCode, type PendingContact, RequestContactCode } from './request-contact-code.ts';
export { createWasBuyerClear, WasBuyerClear } from './was-buyer-clear.ts';
