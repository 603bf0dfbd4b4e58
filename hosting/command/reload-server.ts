import { spawnSync } from 'node:child_process';
import { UsageError } from './command-line.ts';

/** The option of commands that switch builds. */
export const reloadOption = {
  value: 'command',
  meaning: 'run after the switch, such as "nginx -s reload": nginx serves the previous deploy until then',
} as const;

/** Runs the operator's command that makes a server pick up the switch. Throws UsageError where it fails. */
export const reloadServer = (command: string): void => {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0)
    throw new UsageError(
      `The deploy was switched, but “${command}” failed: nginx still serves the previous one.`,
    );
};
