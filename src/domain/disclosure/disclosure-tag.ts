import { err, ok, type Result } from 'neverthrow';
import { type DisclosureKind, isDisclosureKind } from '../disclosure-kind.ts';

/** A disclosure request needs a tag (specification, section 5). */
export type DisclosureTagRefusal =
  | { readonly kind: 'tag-required'; readonly message: 'Tag name is required' }
  | { readonly kind: 'unknown-tag' };

/**
 * The tag of a disclosure request: the kind of the requested document.
 * @example
 * import { disclosureTag } from '@member-portal/domain/disclosure';
 * const tag = disclosureTag('terms-of-use'); // Ok
 */
export const disclosureTag = (tag: string | undefined): Result<DisclosureKind, DisclosureTagRefusal> => {
  if (tag === undefined || tag.trim() === '')
    return err({ kind: 'tag-required', message: 'Tag name is required' });
  return isDisclosureKind(tag) ? ok(tag) : err({ kind: 'unknown-tag' });
};
