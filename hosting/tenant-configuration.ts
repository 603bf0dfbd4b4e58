import type { Tenant } from './tenant.ts';

/** The gateway's address: one for all requests, or by the address a request came in on. */
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

/** What `/config.json` answers: the tenant's configuration with the gateway's address as it is reachable from this page. */
export const configurationText = (tenant: Tenant, gatewayUrl: string): string =>
  JSON.stringify({ ...tenant.config, gatewayurl: gatewayUrl });
