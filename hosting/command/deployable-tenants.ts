import type { CheckOptions } from '../check/check-options.ts';
import { checkTenants } from '../check/check-tenants.ts';
import { problemLine } from '../check/tenant-problem.ts';
import { loadTenants } from '../load-tenants.ts';
import type { Tenant } from '../tenant.ts';

/** The tenants of a directory, split by whether they may be served. */
export type DeployableTenants = {
  readonly good: readonly Tenant[];
  /** Tenants that must not be served; `broken` names why, for their pages to show. */
  readonly bad: readonly Tenant[];
};

/**
 * Loads the tenants that a deployment serves, and reports every problem that the check finds. For production unless a sandbox is
 * allowed: demonstration tenants are left out, and a test token is refused. A tenant is bad only where the portal refuses its
 * configuration or a problem blocks; with any other it is served, with a warning, so that a key that a release no longer has
 * takes no lender offline.
 */
export const deployableTenants = (
  directory: string,
  {
    allowsSandbox,
    ...answered
  }: Pick<CheckOptions, 'hasPlatform' | 'logRelay'> & { readonly allowsSandbox: boolean },
  say: (line: string) => void,
): DeployableTenants => {
  const { checked, leftOut, problems } = checkTenants(directory, { production: !allowsSandbox, ...answered });
  const good: Tenant[] = [];
  const bad: Tenant[] = [];
  for (const tenant of loadTenants(directory).filter(({ id }) => checked.includes(id))) {
    const own = problems.filter((problem) => problem.tenant === tenant.id);
    const key = own.find(({ blocks }) => blocks)?.key ?? tenant.problem;
    if (key === undefined) good.push(tenant);
    else bad.push({ ...tenant, problem: key, broken: key });
    for (const problem of own) say(`${key === undefined ? 'Warning: ' : ''}${problemLine(problem)}`);
  }
  for (const id of leftOut)
    say(`${id}: a demonstration tenant, which production leaves out; --allow-sandbox serves it.`);
  return { good, bad };
};
