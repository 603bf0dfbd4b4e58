import { readdirSync } from 'node:fs';
import { at } from './paths.mjs';
import { runNode } from './run.mjs';
import { stampOf } from './stamp.mjs';

/**
 * All sources that affect a row of the sandbox's initial databases, including names of shops and calendar rules. An extra folder
 * only costs a rebuild; a missing file would leave loans made by outdated rules.
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

/** Whether both databases exist: the stamp may outlast them. */
const hasDumps = () => {
  const names = readdirSync(at('sandbox', 'dist')).filter((name) => /^prepared-.*\.tar\.gz$/.test(name));
  return names.length >= 2;
};

/** Node flags to run the sandbox from its sources. */
export const sandboxFlags = ['--conditions=@member-portal/source', '--import', 'tsx'];

/**
 * Prepares databases, so that the first start need not spend seconds on creating one. A failure is ignored: the start then
 * creates it.
 */
export const ensurePreparedDatabase = async () => {
  if (preparedFrom.isCurrent() && hasDumps()) return;
  console.log('Preparing the sandbox…');
  const code = await runNode([...sandboxFlags, at('sandbox', 'prepare.ts')], { quiet: true });
  if (code === 0) preparedFrom.set();
};
