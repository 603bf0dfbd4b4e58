import type { Tenant } from '@member-portal/host';

/**
 * A lender whose portal sends its log to the collector of this sandbox, and whose pages' policy reports come here too, where
 * its configuration names no other place: what arrives is to be seen on the front desk.
 */
export const collectedTenant = (tenant: Tenant): Tenant => {
  const { config } = tenant;
  if (tenant.problem !== undefined) return tenant;
  const reported = { ...config, policyreporturl: config['policyreporturl'] || '/sandbox/reports' };
  if (config['usesplunkeventcollector'] === true) return { ...tenant, config: reported };
  return {
    ...tenant,
    config: {
      ...reported,
      usesplunkeventcollector: true,
      // Nothing is behind this token: the collector takes any.
      splunkeventcollectortoken: 'sandbox',
      splunkeventcollectorurl: '/sandbox/collector/',
    },
  };
};
