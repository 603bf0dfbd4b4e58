import type { Tenant } from './tenant.ts';
import { servedLogo } from './theme/served-theme.ts';

/** The gateway's address: one for all requests, or depending on the address of the request. */
export type GatewayUrl = string | ((request: Request) => string);

/** The gateway's address for a request; the tenant's configured one where the server was given none. */
export const gatewayUrlFor = (
  tenant: Tenant,
  gatewayUrl: GatewayUrl | undefined,
  request: Request,
): string => {
  if (gatewayUrl === undefined) return tenant.gatewayUrl;
  return typeof gatewayUrl === 'string' ? gatewayUrl : gatewayUrl(request);
};

/**
 * The tenant's configuration with the gateway's address for this page, and with the parts of the tenant's
 * other files that the page needs.
 */
export const tenantConfiguration = (
  tenant: Tenant,
  gatewayUrl: string,
): Readonly<Record<string, unknown>> => ({
  ...tenant.config,
  gatewayurl: gatewayUrl,
  logo: servedLogo(tenant.look),
  messages: Object.keys(tenant.wording).length === 0 ? undefined : tenant.wording,
});

/** The body of `/config.json`. */
export const configurationText = (tenant: Tenant, gatewayUrl: string): string =>
  JSON.stringify(tenantConfiguration(tenant, gatewayUrl));
