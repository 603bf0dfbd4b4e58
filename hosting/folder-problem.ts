import type { TenantProblem } from './check/tenant-problem.ts';

/**
 * A problem in the files of a tenant's folder other than an invalid key of a readable configuration; `file` is its path below that
 * folder. One that `blocks` keeps the tenant from being served, which otherwise is served without what is at fault.
 */
export type FolderProblem = Omit<TenantProblem, 'tenant'>;
