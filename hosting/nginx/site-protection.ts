import type { InlineHashes } from '../document/tenant-documents.ts';
import { securityHeaders } from '../security-headers.ts';
import type { Tenant } from '../tenant.ts';

/** The security headers of a tenant's site behind nginx, which is always https. `inline` are the hashes of its document. */
export const siteProtection = (tenant: Tenant, inline?: InlineHashes): Readonly<Record<string, string>> =>
  securityHeaders(tenant, { gatewayUrl: tenant.gatewayUrl, secure: true, inline });
