import type { PostalAddress, PostalAddressDraft } from '@member-portal/domain/buyer';

type Country = PostalAddressDraft['country'];

/** A new address as far as it is typed. */
export interface TypedAddress {
  /** The one on file when typing began: another one there by the time it is saved is reported. */
  readonly seen: PostalAddress | undefined;
  readonly draft: PostalAddressDraft;
  /** What was typed for the other country: switching between forms loses nothing. */
  readonly elsewhere: Readonly<
    Partial<Record<PostalAddressDraft['country'], Pick<PostalAddressDraft, 'region' | 'postalCode'>>>
  >;
}

/** Where typing begins: with the address on file, or where that is unknown with an empty one in the tenant's country. */
export const beginAddress = (onFile: PostalAddress | undefined, country: Country): TypedAddress => ({
  seen: onFile,
  draft: { line1: '', line2: '', city: '', region: '', postalCode: '', country, ...onFile },
  elsewhere: {},
});

/**
 * What is typed after a change of a field. Another country also switches region and postal code: those of the former country
 * are kept, and restored when it is chosen again.
 */
export const typeAddress = (typed: TypedAddress, changed: PostalAddressDraft): TypedAddress => {
  const { draft, elsewhere } = typed;
  if (changed.country === draft.country) return { ...typed, draft: changed };
  const { region = '', postalCode = '' } = elsewhere[changed.country] ?? {};
  return {
    ...typed,
    draft: { ...changed, region, postalCode },
    elsewhere: { [draft.country]: { region: draft.region, postalCode: draft.postalCode } },
  };
};
