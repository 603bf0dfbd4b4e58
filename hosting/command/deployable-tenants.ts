import { checkTenants } from '../check/check-tenants.ts';
import { problemLine } from '../check/tenant-problem.ts';
import { loadTenants } from '../load-tenants.ts';
import type { Tenant } from '../tenant.ts';

/** The tenants of a directory, split by whether they may be served. */
export type DeployableTenants = {
  readonly good: readonly Tenant[];
  /** Tenants with a problem; `broken` names it, for their pages to show. */
  readonly bad: readonly Tenant[];
};

/**
 * Loads the tenants that a deployment serves, and reports problems of the others. For production unless a
 * sandbox is allowed: demonstration tenants are left out, and sandbox-only settings are problems.
 */
export const deployableTenants = (
  directory: string,
  { allowsSandbox, hasPlatform }: { readonly allowsSandbox: boolean; readonly hasPlatform: boolean },
  say: (line: string) => void,
): DeployableTenants => {
  const { checked, leftOut, problems } = checkTenants(directory, { production: !allowsSandbox, hasPlatform });
  for (const problem of problems) say(problemLine(problem));
  for (const id of leftOut) say(`${id}: a demonstration tenant, which production leaves out.`);
  const tenants = loadTenants(directory).filter(({ id }) => checked.includes(id));
  const problemOf = (id: string): string | undefined => problems.find(({ tenant }) => tenant === id)?.key;
  return {
    good: tenants.filter(({ id }) => problemOf(id) === undefined),
    bad: tenants.flatMap((tenant) => {
      const key = problemOf(tenant.id);
      return key === undefined ? [] : [{ ...tenant, problem: key, broken: key }];
    }),
  };
};
