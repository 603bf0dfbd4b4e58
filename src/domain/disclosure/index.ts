export { DISCLOSURE_KINDS, type DisclosureKind, isDisclosureKind } from '../disclosure-kind.ts';
export type { DisclosureDocument, DisclosureFormat } from './disclosure.ts';
export {
  autopayAuthorisationKind,
  DISCLOSURE_AGREEMENT_TYPES,
  type DisclosureAgreementType,
  paymentAuthorisationKind,
} from './disclosure-for.ts';
export { DISCLOSURE_TABLE, type DisclosureCall, type DisclosureUse } from './disclosure-table.ts';
export { type DisclosureTagRefusal, disclosureTag } from './disclosure-tag.ts';
