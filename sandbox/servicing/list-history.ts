import { type Kysely, sql } from 'kysely';
import { type ActivityWire, activityTypeSchema, type HistoryQuery } from '../contract/agreement.ts';
import { paymentStatusSchema } from '../contract/payment.ts';
import { mergedPage } from '../database/merged-page.ts';
import type { Database } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { withMethods } from './payment-rows.ts';
import { activityOf } from './payment-view.ts';

/** A page of an agreement's history, newest first; undefined when the cursor is not ours. */
export const listHistory = async (
  db: Kysely<Database>,
  agreementId: string,
  query: HistoryQuery,
  tenant: PlatformTenant,
): Promise<{ readonly items: ActivityWire[]; readonly nextCursor: string | null } | undefined> => {
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, 'string');
  if (query.cursor !== undefined && after === undefined) return undefined;
  const ofKind = (type?: string, status?: string) => {
    let rows = db.selectFrom('payment').selectAll().where('agreement_id', '=', agreementId);
    if (type !== undefined) rows = rows.where('activity_type', '=', type);
    if (status !== undefined) rows = rows.where('activity_status', '=', status);
    if (query.from !== undefined) rows = rows.where('pay_on', '>=', query.from);
    if (query.to !== undefined) rows = rows.where('pay_on', '<=', query.to);
    if (after) rows = rows.where(sql<boolean>`(pay_on, id) < (${after[0]}, ${after[1]})`);
    return rows;
  };
  const isFiltered = query.type !== undefined || query.status !== undefined;
  const types = new Set(query.type ?? activityTypeSchema.options);
  const statuses = new Set(query.status ?? paymentStatusSchema.options);
  const kinds = [...types].flatMap((type) => [...statuses].map((status) => ofKind(type, status)));
  const found = await mergedPage(db, isFiltered ? kinds : [ofKind()], {
    column: 'pay_on',
    direction: 'desc',
    limit: query.limit + 1,
  });
  const page = found.slice(0, query.limit);
  const last = page[page.length - 1];
  return {
    items: (await withMethods(db, page)).map((entry) => activityOf(entry, tenant)),
    nextCursor: found.length > page.length && last ? writeCursor([last.pay_on, last.id]) : null,
  };
};
