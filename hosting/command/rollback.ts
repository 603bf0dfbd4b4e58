import { resolve } from 'node:path';
import { LEAST_KEPT_MS, previousBuild, switchTo } from '../release/deployment.ts';
import { type Command, helpOf, readArguments, UsageError } from './command-line.ts';

const COMMAND: Command<'at'> = {
  usage: 'member-portal-host rollback [options]',
  purpose:
    'Switches back to the build that was served before, at once. Tabs of the present build keep their files.',
  options: { at: { value: 'folder', default: '/srv/member-portal', meaning: 'the deployment' } },
};

/** `rollback`: gives the exit code. Throws UsageError. */
export const rollback = (args: readonly string[], say: (line: string) => void): number => {
  const asked = readArguments(COMMAND, args);
  if (asked === undefined) {
    say(helpOf(COMMAND));
    return 0;
  }
  const place = resolve(asked.text('at') ?? '');
  const build = previousBuild(place);
  if (build === undefined) throw new UsageError(`There is nothing before the present build in ${place}.`);
  switchTo(place, build, Date.now(), 3 * LEAST_KEPT_MS);
  say(`Serving build ${build} again.`);
  return 0;
};
