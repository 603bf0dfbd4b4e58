import type { Tenant } from './tenant.ts';

/** The two paths below a tenant's origin that can serve the portal's files; the theme chooses one. */
export const ASSET_BASES = ['/assets/', '/static/'] as const;
export type AssetBase = (typeof ASSET_BASES)[number];

/** The base path of a tenant's static files, with a slash at its end (specification, section 2). */
export const assetBaseOf = ({ look }: Pick<Tenant, 'look'>): AssetBase => look.theme.assetbase;

/** The folder of a locale's files: the base followed by the locale (specification, section 2). */
export const localeAssetPath = (base: AssetBase, locale: string): string => `${base}${locale}`;

/** Turns a path under either base into the build's name for the file; leaves other paths unchanged. */
export const builtPathOf = (path: string): string => {
  const base = ASSET_BASES.find((candidate) => path.startsWith(candidate));
  return base === undefined ? path : `/assets/${path.slice(base.length)}`;
};
