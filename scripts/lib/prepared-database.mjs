import { at } from './paths.mjs';
import { runNode } from './run.mjs';
import { stampOf } from './stamp.mjs';

/** What the databases are made of that the sandbox begins with. */
const preparedFrom = stampOf(at('sandbox', 'dist', '.prepared-from'), [
  'sandbox/database',
  'sandbox/prepare.ts',
  'sandbox/people/many-loans',
  'sandbox/people/loan-rows.ts',
  'sandbox/people/play-loan.ts',
  'sandbox/ledger/ledger-columns.ts',
  'package-lock.json',
]);

/** What Node needs to run the sandbox from its sources. */
export const sandboxFlags = ['--conditions=@member-portal/source', '--import', 'tsx'];

/**
 * Prepares databases, so that the first start need not make one from nothing, which takes seconds. Not being able to is no
 * failure: the start makes one then.
 */
export const ensurePreparedDatabase = async () => {
  if (preparedFrom.isCurrent()) return;
  console.log('Preparing the sandbox…');
  const code = await runNode([...sandboxFlags, at('sandbox', 'prepare.ts')], { quiet: true });
  if (code === 0) preparedFrom.set();
};
