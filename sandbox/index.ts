export type { Log, LogEntry } from './http/log-entry.ts';
export { demoPeople } from './people/demo-people.ts';
export type { Person } from './people/person.ts';
export { createPlatform, type Platform, type PlatformOptions } from './platform.ts';
export { demoTenants } from './tenants/demo-tenants.ts';
export type { PlatformTenant } from './tenants/platform-tenant.ts';
