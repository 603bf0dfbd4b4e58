export {
  DISCLOSURE_KINDS,
  type DisclosureDocument,
  type DisclosureFormat,
  type DisclosureKind,
  isDisclosureKind,
} from './disclosure.ts';
