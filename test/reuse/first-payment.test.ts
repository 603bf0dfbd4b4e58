import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryPath } from '../support/repository.ts';
import { type Consumer, installCore, installedFile } from '../support/reuse/consumer.ts';
import { type LoopbackLender, startLoopbackLender } from '../support/reuse/loopback-lender.ts';
import { PACKED, packCore } from '../support/reuse/packed-core.ts';
import { runProgram } from '../support/reuse/run-program.ts';

const PROGRAM = repositoryPath('examples', 'client', 'pay.mjs');
const BORROWER = 'avery.stone@example.com';
const [, settings = ''] =
  /```json\n([^`]*)```/.exec(readFileSync(repositoryPath('docs', 'reuse.md'), 'utf8')) ?? [];
const SETTINGS = JSON.parse(settings);

describe('a plain Node program of somebody else, over the packed packages', () => {
  let folder: string;
  let consumer: Consumer;
  let lender: LoopbackLender;
  let tarballs: Awaited<ReturnType<typeof packCore>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'member-portal-client-'));
    lender = await startLoopbackLender();
    tarballs = await packCore(folder);
    consumer = await installCore(join(folder, 'consumer'), tarballs, PACKED);
    cpSync(PROGRAM, join(consumer.folder, 'pay.mjs'));
    // What the page says, at the addresses of this lender.
    consumer.write(
      'lender.json',
      JSON.stringify({
        ...SETTINGS,
        apiUrl: lender.urlOf('northwind'),
        gatewayUrl: lender.gatewayUrl(),
      }),
    );
  });
  afterAll(async () => {
    await lender.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is short, and needs no framework', () => {
    expect(readFileSync(PROGRAM, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
    expect([...consumer.packages].sort()).toEqual([
      '@member-portal/application',
      '@member-portal/client',
      '@member-portal/domain',
      'ky',
      'neverthrow',
      'zod',
    ]);
  });

  it('is told addresses that any system resolves, not only browsers', () => {
    for (const address of [SETTINGS.apiUrl, SETTINGS.gatewayUrl])
      expect(new URL(address).hostname).toBe('localhost');
  });

  it('is installed in one step with pnpm too, with one copy of each package', async () => {
    const other = await installCore(join(folder, 'by-pnpm'), tarballs, PACKED, 'pnpm');
    cpSync(PROGRAM, join(other.folder, 'pay.mjs'));
    // Every import resolves; then it misses its settings.
    const { code, output } = await runProgram(other.folder, 'pay.mjs');
    expect(code).toBe(1);
    expect(output).toContain('readFileSync');
    const inner = readdirSync(join(other.folder, 'node_modules', '.pnpm'));
    for (const name of ['@member-portal+domain', '@member-portal+application', 'neverthrow'])
      expect(inner.filter((entry) => entry.startsWith(`${name}@`))).toHaveLength(1);
  });

  it.each(PACKED)('finds a README in %s', (name) => {
    expect(readFileSync(installedFile(consumer, name, 'README.md'), 'utf8')).toContain('npm install');
  });

  it('signs in, lists and pays', async () => {
    const child = spawn(process.execPath, ['pay.mjs', 'lender.json', BORROWER], { cwd: consumer.folder });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        said += chunk;
      });
    }
    const over = once(child, 'close');
    await expect.poll(() => said).toContain('Code: ');
    child.stdin.write(`${await lender.truth('northwind').newestCode(BORROWER)}\n`);
    await expect.poll(() => said).toMatch(/Pay .* under .*\? $/);
    child.stdin.write('yes\n');
    const [code] = await over;
    expect(code, said).toBe(0);
    const [, confirmation] = /Paid: (\S+)/.exec(said) ?? [];
    expect(confirmation).toBeDefined();
    const truth = lender.truth('northwind');
    const loans = await truth.loans(await truth.borrower('Avery'), 'outstanding');
    const made = await Promise.all(loans.map(({ id }) => truth.paymentsMade(id)));
    expect(made.flat().map((payment) => payment.confirmation)).toEqual([confirmation]);
  });
});
