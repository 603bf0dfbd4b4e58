import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const lib = (name: string): string => JSON.stringify(repositoryPath('scripts', 'lib', name));

it('a signal stops what a start has begun before the start itself ends', async () => {
  const folder = temporaryFolder({
    // Takes a while to end, and tells when it has.
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
