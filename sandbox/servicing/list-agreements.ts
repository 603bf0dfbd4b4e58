import { type Kysely, sql } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import {
  type AgreementSummaryWire,
  type ListQuery,
  type ListTotalsWire,
  loanStatusSchema,
  standingSchema,
} from '../contract/agreement.ts';
import { mergedPage } from '../database/merged-page.ts';
import type { AgreementRow, Database } from '../database/schema.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { listTotals } from './list-totals.ts';
import type { Owner } from './loan-store.ts';
import { isOpen } from './standing.ts';
import { type SummaryMoment, summaryFactsOf } from './summary-facts.ts';
import { summaryOf } from './summary-view.ts';

/** A page of a buyer's agreements; undefined when the cursor is not ours. */
export type AgreementPage = {
  readonly items: AgreementSummaryWire[];
  readonly nextCursor: string | null;
  readonly standings: (typeof standingSchema.options)[number][];
  readonly totals?: ListTotalsWire;
};

// The oldest unpaid due day puts what is late first and then goes by due day, with no need to know today.
const SORTS = {
  due: { column: 'oldest_unpaid_on', direction: 'asc', cursor: 'string' },
  opened: { column: 'opened_on', direction: 'desc', cursor: 'string' },
  balance: { column: 'balance', direction: 'desc', cursor: 'number' },
} as const;

const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** An offer is not yet an agreement. */
const statusesOf = (query: ListQuery): ReadonlySet<string> =>
  new Set(
    (query.status ?? loanStatusSchema.options).filter(
      (status) => status !== 'OFFERED' && (query.standing === undefined || isOpen(status)),
    ),
  );

const pageOf = (
  db: Kysely<Database>,
  owner: Owner,
  query: ListQuery,
  today: PlainDate,
  after: Cursor | undefined,
): Promise<readonly AgreementRow[]> => {
  const { column, direction } = SORTS[query.sort];
  const statuses = statusesOf(query);
  const ofStatus = (status: string) => {
    let rows = db
      .selectFrom('agreement')
      .selectAll()
      .where('tenant', '=', owner.tenant)
      .where('buyer_id', '=', owner.buyerId)
      .where('status', '=', status);
    if (query.standing) rows = rows.where('oldest_unpaid_on', '<', today);
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

type CountedRow = Pick<AgreementRow, 'id' | 'status' | 'balance' | 'oldest_unpaid_on'>;

/** Rows of a list on all of its pages, with as much as its totals need. */
const allOf = async (
  db: Kysely<Database>,
  owner: Owner,
  query: ListQuery,
  today: PlainDate,
): Promise<readonly CountedRow[]> => {
  const statuses = [...statusesOf(query)];
  if (statuses.length === 0) return [];
  let rows = db
    .selectFrom('agreement')
    .select(['id', 'status', 'balance', 'oldest_unpaid_on'])
    .where('tenant', '=', owner.tenant)
    .where('buyer_id', '=', owner.buyerId)
    .where('status', 'in', statuses);
  if (query.standing) rows = rows.where('oldest_unpaid_on', '<', today);
  return (query.q ? rows.where('search', 'like', likePattern(query.q)) : rows).execute();
};

/** Lists a buyer's agreements by keyset paging; with totals over all of them where requested. */
export const listAgreements = async (
  db: Kysely<Database>,
  owner: Owner,
  query: ListQuery,
  moment: SummaryMoment,
): Promise<AgreementPage | undefined> => {
  const sort = SORTS[query.sort];
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, sort.cursor);
  if (query.cursor !== undefined && after === undefined) return undefined;
  const { tenant, today } = moment;
  const found = await pageOf(db, owner, query, today, after);
  const rows = found.slice(0, query.limit);
  const last = rows[rows.length - 1];
  const factsOf = rows.length === 0 ? undefined : await summaryFactsOf(db, rows, moment);
  return {
    items: factsOf ? rows.map((row) => summaryOf(row, factsOf(row), moment)) : [],
    nextCursor: found.length > rows.length && last ? writeCursor([last[sort.column], last.id]) : null,
    standings: [...standingSchema.options],
    ...(query.totals === 'true'
      ? { totals: await listTotals(db, await allOf(db, owner, query, today), tenant, today) }
      : {}),
  };
};
