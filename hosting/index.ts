export { ASSET_BASES, type AssetBase, assetBaseOf, localeAssetPath } from './asset-base.ts';
export { type BuildManifest, readBuildManifest } from './build-manifest.ts';
export { callerAddress, callerNetwork, trustedProxies } from './caller-address.ts';
export { checkTenants } from './check/check-tenants.ts';
export { configurationJsonSchema } from './check/configuration-json-schema.ts';
export { demonstrationTenants } from './check/demonstration.ts';
export { problemLine, type TenantProblem } from './check/tenant-problem.ts';
export { type DocumentSource, readDocumentSource } from './document/document-source.ts';
export { healthAnswer, type Readiness, readinessOf } from './health.ts';
export { isSecureRequest } from './is-secure-request.ts';
export { loadTenants } from './load-tenants.ts';
export { makeFolder } from './make-folder.ts';
export { nginxConfiguration } from './nginx/nginx-configuration.ts';
export type { NginxPlaces, Upstream } from './nginx/nginx-places.ts';
export { writeNginxFiles } from './nginx/write-nginx-files.ts';
export { createPageServer, type PageServer, type PageServerOptions } from './page-server.ts';
export {
  currentRelease,
  keptReleases,
  LEAST_KEPT_MS,
  previousRelease,
  switchTo,
} from './release/deployment.ts';
export { unpackRelease } from './release/unpack-release.ts';
export { developmentSecurityHeaders, type PageOrigin, securityHeaders } from './security-headers.ts';
export { createCallerLimit } from './serve/caller-limit.ts';
export { createSite } from './serve/create-site.ts';
export { listen } from './serve/listen.ts';
export { createUpstreamProxy } from './serve/upstream-proxy.ts';
export type { Tenant } from './tenant.ts';
export type { GatewayUrl } from './tenant-configuration.ts';
export { tenantOfHost } from './tenant-of-host.ts';
export { upstreamOf } from './upstream-of.ts';
