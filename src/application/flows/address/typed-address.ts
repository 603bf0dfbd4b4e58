import type { PostalAddress, PostalAddressDraft } from '@member-portal/domain/buyer';

type Country = PostalAddressDraft['country'];

/** A new address as typed so far. */
export interface TypedAddress {
  /** The address on file when typing began. If it differs when the new one is saved, that is reported. */
  readonly seen: PostalAddress | undefined;
  readonly draft: PostalAddressDraft;
  /** What was typed for the other country, so that switching countries loses nothing. */
  readonly elsewhere: Readonly<
    Partial<Record<PostalAddressDraft['country'], Pick<PostalAddressDraft, 'region' | 'postalCode'>>>
  >;
}

/**
 * The initial values: the address on file or, if unknown, an empty one in the tenant's country. A region that is on file in small
 * letters is the one to choose.
 */
export const beginAddress = (onFile: PostalAddress | undefined, country: Country): TypedAddress => ({
  seen: onFile,
  draft: {
    line1: '',
    line2: '',
    city: '',
    postalCode: '',
    country,
    ...onFile,
    region: onFile?.region.trim().toUpperCase() ?? '',
  },
  elsewhere: {},
});

/**
 * The typed address after a field changed. A change of country also switches region and postal code: those of the former
 * country are kept, and restored when it is chosen again.
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
