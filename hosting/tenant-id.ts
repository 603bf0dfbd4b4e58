import tenantId from './tenant-id.json' with { type: 'json' };

const pattern = new RegExp(tenantId.pattern);

/** Whether a name may be a tenant's id, which is part of addresses, file names and nginx variables. */
export const isTenantId = (name: string): boolean => pattern.test(name);

/** What is wrong with a folder whose name is no tenant id. */
export const TENANT_ID_RULE = `is no tenant id: ${tenantId.rule}`;
