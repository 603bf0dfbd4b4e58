import { readdirSync } from 'node:fs';
import { at } from './paths.mjs';
import { runNode } from './run.mjs';
import { stampOf } from './stamp.mjs';

/**
 * What the databases are made of that the sandbox begins with: whatever shapes a row of theirs, down to the names of shops
 * and the way a day is counted. A folder too many costs a second build; a file forgotten would leave loans of yesterday's rules.
 */
const preparedFrom = stampOf(at('sandbox', 'dist', '.prepared-from'), [
  'sandbox/prepare.ts',
  'sandbox/calendar',
  'sandbox/contract',
  'sandbox/database',
  'sandbox/ledger',
  'sandbox/people',
  'sandbox/servicing',
  'sandbox/tenants',
  'package-lock.json',
]);

/** Whether both are there: the stamp of a database that is gone says nothing. */
const hasDumps = () => {
  const names = readdirSync(at('sandbox', 'dist')).filter((name) => /^prepared-.*\.tar\.gz$/.test(name));
  return names.length >= 2;
};

/** What Node needs to run the sandbox from its sources. */
export const sandboxFlags = ['--conditions=@member-portal/source', '--import', 'tsx'];

/**
 * Prepares databases, so that the first start need not make one from nothing, which takes seconds. Not being able to is no
 * failure: the start makes one then.
 */
export const ensurePreparedDatabase = async () => {
  if (preparedFrom.isCurrent() && hasDumps()) return;
  console.log('Preparing the sandbox…');
  const code = await runNode([...sandboxFlags, at('sandbox', 'prepare.ts')], { quiet: true });
  if (code === 0) preparedFrom.set();
};
