import { at } from './paths.mjs';
import { runNode } from './run.mjs';
import { stampOf } from './stamp.mjs';

/** What an empty database of the sandbox is made of. */
const preparedFrom = stampOf(at('sandbox', 'dist', '.prepared-from'), [
  'sandbox/database',
  'sandbox/prepare.ts',
  'package-lock.json',
]);

/** What Node needs to run the sandbox from its sources. */
export const sandboxFlags = ['--conditions=@member-portal/source', '--import', 'tsx'];

/**
 * Prepares an empty database, so that the first start need not make one from nothing, which takes seconds. Not being able to is no
 * failure: the start makes one then.
 */
export const ensurePreparedDatabase = async () => {
  if (preparedFrom.isCurrent()) return;
  console.log('Preparing the sandbox…');
  const code = await runNode([...sandboxFlags, at('sandbox', 'prepare.ts')], { quiet: true });
  if (code === 0) preparedFrom.set();
};
