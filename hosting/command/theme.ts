import { resolve } from 'node:path';
import { checkTenants } from '../check/check-tenants.ts';
import { problemLine } from '../check/tenant-problem.ts';
import { loadTenants } from '../load-tenants.ts';
import { contrastLine, contrastProblems } from '../theme/contrast-problems.ts';
import { type Command, readArguments, UsageError } from './command-line.ts';

const COMMAND: Command<'tenants'> = {
  usage: 'member-portal-host theme [tenant…] [options]',
  purpose:
    'Tells every contrast of tenants’ themes that fails WCAG 2.2 AA, light and dark, with the nearest colour that passes. Ends with 1 where any does.',
  options: { tenants: { value: 'folder', default: 'tenants', meaning: 'the tenant directory' } },
};

/** `theme`: returns the exit code, and writes its findings to `say`. Throws UsageError. */
export const theme = (args: readonly string[], say: (line: string) => void): number => {
  const asked = readArguments(COMMAND, args, say);
  if (asked === undefined) return 0;
  const directory = resolve(asked.text('tenants') ?? '');
  const tenants = loadTenants(directory);
  const unknown = asked.words.find((id) => tenants.every((tenant) => tenant.id !== id));
  if (unknown !== undefined) throw new UsageError(`There is no tenant ${unknown}.`);
  const chosen = tenants.filter(({ id }) => asked.words.length === 0 || asked.words.includes(id));
  const ids = new Set(chosen.map(({ id }) => id));
  // An unreadable theme is replaced by a default: do not check the colours of that one.
  const unreadable = checkTenants(directory).problems.filter(
    ({ tenant, file }) => ids.has(tenant) && file.endsWith('theme.json'),
  );
  for (const problem of unreadable) say(problemLine(problem));
  const broken = new Set(unreadable.map(({ tenant }) => tenant));
  let failing = unreadable.length;
  for (const { id, look } of chosen) {
    if (broken.has(id)) continue;
    const problems = contrastProblems(look.theme);
    failing += problems.length;
    for (const problem of problems) say(`${id}: ${contrastLine(problem)}`);
  }
  say(
    failing === 0
      ? `Checked the theme(s) of ${chosen.length} tenant(s): every contrast passes, light and dark.`
      : `Checked the theme(s) of ${chosen.length} tenant(s): ${failing} problem(s).`,
  );
  return failing === 0 ? 0 : 1;
};
