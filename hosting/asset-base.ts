import type { Tenant } from './tenant.ts';

/** Where the portal's files are served below a tenant's origin; its theme chooses which of the two. */
export const ASSET_BASES = ['/assets/', '/static/'] as const;
export type AssetBase = (typeof ASSET_BASES)[number];

/** The base path of a tenant's static files, with a slash at its end (specification, section 2). */
export const assetBaseOf = ({ look }: Pick<Tenant, 'look'>): AssetBase => look.theme.assetbase;

/** The folder of a locale's files: the base followed by the locale (specification, section 2). */
export const localeAssetPath = (base: AssetBase, locale: string): string => `${base}${locale}`;

/** A path under either base as the build names the file; any other path as it is. */
export const builtPathOf = (path: string): string => {
  const base = ASSET_BASES.find((candidate) => path.startsWith(candidate));
  return base === undefined ? path : `/assets/${path.slice(base.length)}`;
};
