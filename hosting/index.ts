export { ASSET_BASES, type AssetBase, assetBaseOf, localeAssetPath } from './asset-base.ts';
export { loadTenants } from './load-tenants.ts';
export { nginxConfiguration } from './nginx/nginx-configuration.ts';
export type { NginxPlaces } from './nginx/tenant-site.ts';
export { createPageServer, type PageServer, type PageServerOptions } from './page-server.ts';
export { developmentSecurityHeaders, type PageOrigin, securityHeaders } from './security-headers.ts';
export type { Tenant } from './tenant.ts';
export type { GatewayUrl } from './tenant-configuration.ts';
export { tenantOfHost } from './tenant-of-host.ts';
