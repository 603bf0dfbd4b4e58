import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const lib = (name: string): string => JSON.stringify(repositoryPath('scripts', 'lib', name));

it('a signal stops what a start has begun before the start itself ends', async () => {
  const folder = temporaryFolder({
    // Takes a while to end, and reports its end.
    'child.mjs': `
      import { writeFileSync } from 'node:fs';
      process.on('SIGTERM', () => setTimeout(() => { writeFileSync(process.argv[2], ''); process.exit(0); }, 300));
      console.log('runs');
      setInterval(() => undefined, 1000);`,
    'start.mjs': `
      import { endOnSignals } from ${lib('end-on-signals.mjs')};
      import { runNode } from ${lib('run.mjs')};
      endOnSignals();
      await runNode(process.argv.slice(2));
      console.log('went on');`,
  });
  const ended = join(folder, 'ended');
  const start = spawn(process.execPath, [join(folder, 'start.mjs'), join(folder, 'child.mjs'), ended]);
  let said = '';
  start.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await expect.poll(() => said).toContain('runs');
  start.kill('SIGTERM');
  const [code] = await once(start, 'exit');
  expect([code, existsSync(ended), said.includes('went on')]).toEqual([143, true, false]);
});

it('a start that npm ran ends with npm, whose shell passes no signal on', async () => {
  const folder = temporaryFolder({
    'start.mjs': `
      import { writeFileSync } from 'node:fs';
      import { endOnSignals, endWithNpm } from ${lib('end-on-signals.mjs')};
      endOnSignals();
      endWithNpm();
      process.on('exit', (code) => writeFileSync(process.argv[2], String(code)));
      console.log('runs');
      setInterval(() => undefined, 1000);`,
  });
  const ended = join(folder, 'ended');
  const shell = spawn(
    'sh',
    ['-c', `"$0" "$1" "$2"; true`, process.execPath, join(folder, 'start.mjs'), ended],
    {
      env: { ...process.env, npm_lifecycle_event: 'start' },
    },
  );
  let said = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await expect.poll(() => said).toContain('runs');
  shell.kill('SIGTERM');
  await expect.poll(() => existsSync(ended) && readFileSync(ended, 'utf8')).toBe('143');
});
