import { z } from '@hono/zod-openapi';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../http/services.ts';

/** Breaches of one directive of a lender's page policy. */
export interface PolicyReportCount {
  readonly directive: string;
  readonly count: number;
  /** Epoch milliseconds. */
  readonly lastAt: number;
}

/**
 * Only directives of the policy itself, so that clients cannot fill the table with invented ones; all else is
 * `other`.
 */
const DIRECTIVE =
  /^(default|script|style|font|img|connect|frame|manifest|object|worker|media)-src(-elem|-attr)?$|^(form-action|base-uri|frame-ancestors|trusted-types|require-trusted-types-for)$/;
const directiveOf = (text: string | undefined): string =>
  text !== undefined && DIRECTIVE.test(text) ? text : 'other';

/** Reporting API (`application/reports+json`): an array. The older form (`application/csp-report`): one object. */
const reportsSchema = z.union([
  z
    .array(z.object({ type: z.string(), body: z.looseObject({ effectiveDirective: z.string().optional() }) }))
    .max(100)
    .transform((reports) =>
      reports
        .filter(({ type }) => type === 'csp-violation')
        .map(({ body }) => directiveOf(body.effectiveDirective)),
    ),
  z
    .object({
      'csp-report': z.looseObject({
        'effective-directive': z.string().optional(),
        'violated-directive': z.string().optional(),
      }),
    })
    .transform(({ 'csp-report': report }) => [
      directiveOf(report['effective-directive'] ?? report['violated-directive']?.split(' ')[0]),
    ]),
]);

/** The violated directives in a report's body; undefined where it is not a report. Addresses in it are not kept. */
export const breachedDirectives = (body: unknown): readonly string[] | undefined =>
  reportsSchema.safeParse(body).data;

/** Counts reports of a lender's pages. */
export const countPolicyReports = async (
  { db, tenant, now }: Services,
  directives: readonly string[],
): Promise<void> => {
  for (const directive of directives) {
    await db
      .insertInto('policy_report')
      .values({ tenant: tenant.id, directive, count: 1, last_at: now() })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'directive'])
          .doUpdateSet((eb) => ({ count: eb('policy_report.count', '+', 1), last_at: now() })),
      )
      .execute();
  }
};

/** How many reports arrived for a lender, the most frequent directive first. */
export const policyReportCounts = async (
  db: Kysely<Database>,
  tenant: string,
): Promise<readonly PolicyReportCount[]> => {
  const rows = await db
    .selectFrom('policy_report')
    .select(['directive', 'count', 'last_at'])
    .where('tenant', '=', tenant)
    .orderBy('count', 'desc')
    .orderBy('directive')
    .execute();
  return rows.map(({ directive, count, last_at }) => ({ directive, count: Number(count), lastAt: last_at }));
};
