import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryPath } from '../../support/repository.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const run = (program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const release = (): { readonly file: string; readonly content: Buffer } => {
  const folder = temporaryFolder();
  const { status, said } = run(repositoryPath('scripts', 'release.mjs'), folder);
  if (status !== 0) throw new Error(said);
  const name = readdirSync(folder).find((entry) => entry.endsWith('.tar.gz')) ?? '';
  return { file: join(folder, name), content: readFileSync(join(folder, name)) };
};

describe('npm run release', () => {
  it('makes the same file twice, which its own command deploys, serves and names', () => {
    const { file, content } = release();
    expect(release().content.equals(content)).toBe(true);

    const command = ['--conditions=@member-portal/source', '--import', 'tsx'];
    const place = temporaryFolder();
    const deployed = spawnSync(
      process.execPath,
      [...command, repositoryPath('hosting/command/main.ts'), 'deploy', file, `--at=${place}`],
      { cwd: repositoryPath(), encoding: 'utf8' },
    );
    expect([deployed.status, deployed.stderr]).toEqual([0, '']);
    const current = join(place, 'current');
    const { id } = JSON.parse(readFileSync(repositoryPath('src/portal/dist/.build.json'), 'utf8'));
    expect(readFileSync(join(current, 'portal', 'index.html'), 'utf8')).toContain(
      `<meta name="build" content="${id}"`,
    );
    expect(readdirSync(join(current, 'portal', 'assets')).filter((name) => name.endsWith('.map'))).toEqual(
      [],
    );
    expect(readdirSync(join(current, 'source-maps')).length).toBeGreaterThan(10);

    // The command of the release needs nothing but Node.
    const host = join(current, 'host', 'member-portal-host.mjs');
    expect(run(host, 'check', `--tenants=${repositoryPath('tenants')}`).said).toContain('nothing is wrong');
    const again = run(host, 'deploy', file, `--at=${place}`);
    expect([again.status, again.said]).toEqual([0, expect.stringContaining(`build ${id}`)]);
    expect(run(host, 'rollback', `--at=${place}`).said).toContain('nothing before the present build');

    const bill = JSON.parse(readFileSync(join(current, 'sbom.cdx.json'), 'utf8'));
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    const names: readonly string[] = bill.components.map(({ name }: { readonly name: string }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        'dompurify',
        '@fontsource-variable/roboto',
        'zod',
        'tar',
      ]),
    );
    const notices = readFileSync(join(current, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    // `npm run licences` writes the page.
    const listed =
      readFileSync(repositoryPath('docs', 'licences.md'), 'utf8').match(/^\| (?!package)[^-].*$/gm) ?? [];
    expect(listed.map((row) => row.split(' | ')[0]?.slice(2))).toEqual(names);
    for (const { name, version, hashes, licenses } of bill.components) {
      expect(notices).toContain(`\n${name} ${version} (`);
      expect([name, hashes?.[0]?.content?.length, licenses.length]).toEqual([name, 128, 1]);
    }
  }, 300_000);
});
