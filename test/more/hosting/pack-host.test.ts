import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';
import { expect, it } from 'vitest';
import { repositoryPath } from '../../support/repository.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const run = (program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

it('npm run pack:host packs a command that needs nothing but Node', async () => {
  const folder = temporaryFolder();
  const packed = run(repositoryPath('scripts', 'pack-host.mjs'), folder);
  expect([packed.status, packed.said]).toEqual([0, expect.any(String)]);
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^member-portal-host-.*\.tgz$/);
  await extract({ file: join(folder, name), cwd: folder });

  const place = join(folder, 'package');
  const description = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  expect(description.dependencies ?? {}).toEqual({});
  const [command = ''] = Object.values<string>(description.bin);
  for (const what of ['serve', 'nginx', 'check', 'schema', 'deploy', 'rollback'])
    expect(run(join(place, command), what, '--help')).toMatchObject({
      status: 0,
      said: expect.stringContaining('--'),
    });
  const checked = run(join(place, command), 'check', `--tenants=${repositoryPath('tenants')}`);
  expect([checked.status, checked.said]).toEqual([0, expect.stringContaining('nothing is wrong')]);
  expect(readFileSync(join(place, 'THIRD-PARTY-NOTICES.txt'), 'utf8')).toContain('zod');
}, 120_000);
