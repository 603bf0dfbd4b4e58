import type { Tenant } from '@member-portal/hosting';

/**
 * A lender whose portal sends its log to the collector of this sandbox, on its own origin, where its configuration names
 * none: what arrives is to be seen on the front desk. A collector that the configuration names is kept.
 */
export const collectedTenant = (tenant: Tenant): Tenant => {
  const { config } = tenant;
  const isSet = config['usesplunkeventcollector'] === true;
  if (isSet || tenant.problem !== undefined) return tenant;
  return {
    ...tenant,
    config: {
      ...config,
      usesplunkeventcollector: true,
      // Nothing is behind this token: the collector takes any.
      splunkeventcollectortoken: 'sandbox',
      splunkeventcollectorurl: '/sandbox/collector/',
    },
  };
};
