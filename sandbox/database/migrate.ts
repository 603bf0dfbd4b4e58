import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { platformTables } from './migrations/0001-platform.ts';
import { gatewaySessions } from './migrations/0002-gateway-sessions.ts';
import { servicingWork } from './migrations/0003-servicing-work.ts';
import { frontDesk } from './migrations/0004-front-desk.ts';
import { workQueue } from './migrations/0005-work-queue.ts';
import { relief } from './migrations/0006-relief.ts';
import { flatLists } from './migrations/0007-flat-lists.ts';
import { workPutAside } from './migrations/0008-work-put-aside.ts';
import { deskPresses } from './migrations/0009-desk-presses.ts';
import { withheldDrafts } from './migrations/0010-withheld-drafts.ts';
import { codeSenders } from './migrations/0011-code-senders.ts';
import { yearlyRate } from './migrations/0012-yearly-rate.ts';
import { reliefAmount } from './migrations/0013-relief-amount.ts';
import { policyReports } from './migrations/0014-policy-reports.ts';
import { endedSessions } from './migrations/0015-ended-sessions.ts';
import { summaries } from './migrations/0016-summaries.ts';
import type { Database } from './schema.ts';

/** Applied in this order, each once. A migration that has been released is never edited; a new one is added. */
const MIGRATIONS: readonly { readonly name: string; readonly statements: readonly string[] }[] = [
  { name: '0001-platform', statements: platformTables },
  { name: '0002-gateway-sessions', statements: gatewaySessions },
  { name: '0003-servicing-work', statements: servicingWork },
  { name: '0004-front-desk', statements: frontDesk },
  { name: '0005-work-queue', statements: workQueue },
  { name: '0006-relief', statements: relief },
  { name: '0007-flat-lists', statements: flatLists },
  { name: '0008-work-put-aside', statements: workPutAside },
  { name: '0009-desk-presses', statements: deskPresses },
  { name: '0010-withheld-drafts', statements: withheldDrafts },
  { name: '0011-code-senders', statements: codeSenders },
  { name: '0012-yearly-rate', statements: yearlyRate },
  { name: '0013-relief-amount', statements: reliefAmount },
  { name: '0014-policy-reports', statements: policyReports },
  { name: '0015-ended-sessions', statements: endedSessions },
  { name: '0016-summaries', statements: summaries },
];

/** Changes whenever the schema does: what a prepared database has to have been made with. */
export const schemaFingerprint = (): string =>
  createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 16);

/** Brings a database to the newest schema in one transaction; several processes may start at once. */
export const migrate = async (db: Kysely<Database>): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(46004600)`.execute(tx);
    await sql`create table if not exists migration (name text primary key)`.execute(tx);
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(tx);
    const applied = new Set(rows.map((row) => row.name));
    for (const { name, statements } of MIGRATIONS.filter((migration) => !applied.has(migration.name))) {
      for (const statement of statements) await sql.raw(statement).execute(tx);
      await sql`insert into migration (name) values (${name})`.execute(tx);
    }
  });
};
