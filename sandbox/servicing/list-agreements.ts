import { type Kysely, sql } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import { type AgreementSummaryWire, type ListQuery, loanStatusSchema } from '../contract/agreement.ts';
import { mergedPage } from '../database/merged-page.ts';
import type { AgreementRow, Database } from '../database/schema.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { instalmentOf, type Owner } from './loan-store.ts';
import { paymentsInProgressOf } from './payment-rows.ts';
import { summaryOf } from './summary-view.ts';

/** A page of a buyer's agreements; undefined when the cursor is not ours. */
export type AgreementPage = {
  readonly items: AgreementSummaryWire[];
  readonly nextCursor: string | null;
};

// The oldest unpaid due day puts what is late first and then goes by due day, with no need to know today.
const SORTS = {
  due: { column: 'oldest_unpaid_on', direction: 'asc', cursor: 'string' },
  opened: { column: 'opened_on', direction: 'desc', cursor: 'string' },
  balance: { column: 'balance', direction: 'desc', cursor: 'number' },
} as const;

const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const pageOf = (
  db: Kysely<Database>,
  owner: Owner,
  query: ListQuery,
  after: Cursor | undefined,
): Promise<readonly AgreementRow[]> => {
  const { column, direction } = SORTS[query.sort];
  const statuses = new Set<string>(query.status ?? loanStatusSchema.options);
  // An offer is not yet an agreement.
  statuses.delete('OFFERED');
  const ofStatus = (status: string) => {
    let rows = db
      .selectFrom('agreement')
      .selectAll()
      .where('tenant', '=', owner.tenant)
      .where('buyer_id', '=', owner.buyerId)
      .where('status', '=', status);
    if (query.q) rows = rows.where('search', 'like', likePattern(query.q));
    if (after) {
      const operator = sql.raw(direction === 'asc' ? '>' : '<');
      const [value, id] = after;
      rows = rows.where(sql<boolean>`(${sql.ref(column)}, id) ${operator} (${value}, ${id})`);
    }
    return rows;
  };
  return mergedPage(db, [...statuses].map(ofStatus), { column, direction, limit: query.limit + 1 });
};

const factsOf = async (db: Kysely<Database>, ids: readonly string[]) => {
  if (ids.length === 0) return { instalments: [], fees: [], enrolled: [], inProgress: [] };
  const list = [...ids];
  const instalments = await db
    .selectFrom('instalment')
    .selectAll()
    .where('agreement_id', 'in', list)
    .orderBy('number')
    .execute();
  const fees = await db
    .selectFrom('posting')
    .select((eb) => ['agreement_id', eb.fn.sum<string>('amount').as('cents')])
    .where('agreement_id', 'in', list)
    .where('account', '=', 'FEES')
    .groupBy('agreement_id')
    .execute();
  const enrolled = await db
    .selectFrom('autopay')
    .select('agreement_id')
    .where('agreement_id', 'in', list)
    .where('ended_at', 'is', null)
    .execute();
  const inProgress = await paymentsInProgressOf(db, list);
  return { instalments, fees, enrolled, inProgress };
};

const byAgreement = <T extends { readonly agreement_id: string }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const before = found.get(row.agreement_id);
    if (before) before.push(row);
    else found.set(row.agreement_id, [row]);
  }
  return found;
};

/** Lists a buyer's agreements by keyset paging. */
export const listAgreements = async (
  db: Kysely<Database>,
  owner: Owner,
  query: ListQuery,
  today: PlainDate,
): Promise<AgreementPage | undefined> => {
  const sort = SORTS[query.sort];
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, sort.cursor);
  if (query.cursor !== undefined && after === undefined) return undefined;
  const found = await pageOf(db, owner, query, after);
  const rows = found.slice(0, query.limit);
  const facts = await factsOf(
    db,
    rows.map(({ id }) => id),
  );
  const instalments = byAgreement(facts.instalments);
  const inProgress = byAgreement(facts.inProgress);
  const fees = new Map(facts.fees.map(({ agreement_id, cents }) => [agreement_id, Number(cents)]));
  const enrolled = new Set(facts.enrolled.map(({ agreement_id }) => agreement_id));
  const last = rows[rows.length - 1];
  return {
    items: rows.map((row) =>
      summaryOf(row, (instalments.get(row.id) ?? []).map(instalmentOf), {
        fees: fees.get(row.id) ?? 0,
        enrolled: enrolled.has(row.id),
        inProgress: inProgress.get(row.id) ?? [],
        today,
      }),
    ),
    nextCursor: found.length > rows.length && last ? writeCursor([last[sort.column], last.id]) : null,
  };
};
