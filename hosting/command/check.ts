import { resolve } from 'node:path';
import { checkTenants } from '../check/check-tenants.ts';
import { problemLine } from '../check/tenant-problem.ts';
import { type Command, readArguments, UsageError } from './command-line.ts';
import { checkedText, upstreamOption } from './server-options.ts';

const COMMAND: Command<'tenants' | 'production' | 'platform' | 'log-relay'> = {
  usage: 'member-portal-host check [tenant…] [options]',
  purpose:
    'Tells everything that is wrong with any tenant, one line each: file, line, key, rule, allowed values. Ends with 1 where anything is.',
  options: {
    tenants: { value: 'folder', default: 'tenants', meaning: 'the tenant directory' },
    production: {
      meaning: 'also refuse sandbox, test tokens, localhost; demonstration tenants are left out',
    },
    platform: {
      value: 'origin',
      meaning: 'who answers /api on the tenants’ own origins, as for nginx and serve',
    },
    'log-relay': {
      value: 'path',
      meaning: 'what takes the log on the tenants’ own origins: /logs/ of nginx with --log-collector',
    },
  },
};

type Say = (line: string) => void;

/** `check`: returns the exit code, and writes its findings to `say`. Throws UsageError. */
export const check = (args: readonly string[], say: Say): number => {
  const asked = readArguments(COMMAND, args, say);
  if (asked === undefined) return 0;
  const production = asked.isSet('production');
  const directory = resolve(asked.text('tenants') ?? '');
  const found = checkTenants(directory, {
    production,
    logRelay: checkedText('log-relay', asked.text('log-relay'), 'a path such as /logs/', (text) =>
      /^\/(?!\/)/.test(text),
    ),
    hasPlatform: upstreamOption('platform', asked.text('platform')) !== undefined,
  });
  const all = [...found.checked, ...found.leftOut];
  // Probably the wrong folder was given.
  if (all.length === 0) throw new UsageError(`There is no tenant in ${directory}.`);
  const unknown = asked.words.find((id) => !all.includes(id));
  if (unknown !== undefined) throw new UsageError(`There is no tenant ${unknown}.`);
  const isAsked = (id: string): boolean => asked.words.length === 0 || asked.words.includes(id);
  const checked = found.checked.filter(isAsked);
  const problems = found.problems.filter(({ tenant }) => isAsked(tenant));
  for (const problem of problems) say(problemLine(problem));
  for (const id of found.leftOut.filter(isAsked))
    say(`${id}: a demonstration tenant, which production leaves out.`);
  // Saying that nothing is wrong would be taken for a success.
  if (checked.length === 0) {
    const why = asked.words.length === 0 ? 'there is no other' : 'no other was named';
    throw new UsageError(`No tenant was checked: production leaves out demonstration tenants, and ${why}.`);
  }
  const wrong = new Set(problems.map(({ tenant }) => tenant)).size;
  say(
    problems.length === 0
      ? `Checked ${checked.length} tenant(s): nothing is wrong.`
      : `Checked ${checked.length} tenant(s): ${problems.length} problem(s) in ${wrong}.`,
  );
  return problems.length === 0 ? 0 : 1;
};
