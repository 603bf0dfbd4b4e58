import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database } from '../../../sandbox/database/schema.ts';
import { keepingStatements } from './statements.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** What running a read took: every kind of node, and the most rows that any of them read. */
export interface Taken {
  readonly nodes: ReadonlySet<string>;
  readonly mostRows: number;
}

const flatten = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

const planOf = async (db: Kysely<Database>, query: CompiledQuery): Promise<PlanNode> => {
  // The parameters stay parameters: a plan for known values is what both databases make of them, too.
  const parts = query.sql.split(/\$\d+/);
  const places = Array.from(
    query.sql.matchAll(/\$(\d+)/g),
    ([, place]) => query.parameters[Number(place) - 1],
  );
  const text = parts.flatMap((part, at) =>
    at === 0 ? [sql.raw(part)] : [sql`${places[at - 1]}`, sql.raw(part)],
  );
  const { rows } = await sql<{
    readonly 'QUERY PLAN': unknown;
  }>`explain (analyze, format json) ${sql.join(text, sql``)}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'];
  const [explained] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as readonly {
    readonly Plan: PlanNode;
  }[];
  if (!explained) throw new Error('The database explained nothing.');
  return explained.Plan;
};

/** Explains the actual queries of a read, by recording and running each again. Throws for a read without any. */
export const takenBy = async (
  db: Kysely<Database>,
  read: (db: Kysely<Database>) => Promise<unknown>,
): Promise<Taken> => {
  const kept = keepingStatements(db);
  await read(kept.db);
  if (kept.statements.length === 0) throw new Error('It read nothing.');
  const plans: PlanNode[] = [];
  for (const query of kept.statements) plans.push(await planOf(db, query));
  const nodes = plans.flatMap(flatten);
  return {
    nodes: new Set(nodes.map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}`.trim())),
    mostRows: Math.max(
      ...nodes.map(
        (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      ),
    ),
  };
};
