import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock, PaymentIntentStore } from '@member-portal/application/ports';
import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { LoanIntents } from '@member-portal/domain/payment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { morePeople } from '../../sandbox/people/more-people.ts';
import { anOpenOrder } from '../support/builders/a-payment.ts';
import { repositoryPath } from '../support/repository.ts';
import { type Consumer, installCore, installedFile } from '../support/reuse/consumer.ts';
import { capabilitiesOf } from '../support/reuse/examples.ts';
import { type LoopbackLender, startLoopbackLender } from '../support/reuse/loopback-lender.ts';
import { PACKED, packCore } from '../support/reuse/packed-core.ts';
import { runProgram } from '../support/reuse/run-program.ts';

const PROGRAM = repositoryPath('examples', 'client', 'pay.mjs');
const BORROWER = 'avery.stone@example.com';
const PAGE = readFileSync(repositoryPath('docs', 'reuse.md'), 'utf8');
const [, settings = ''] = /```json\n([^`]*)```/.exec(PAGE) ?? [];
const SETTINGS = JSON.parse(settings);
const [, FILE_INTENTS = ''] = /```ts\n((?:(?!```)[\s\S])*?fileIntentStore[\s\S]*?)```/.exec(PAGE) ?? [];

const TSC = repositoryPath('node_modules', 'typescript', 'bin', 'tsc');

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
    // Every import resolves; then it misses its settings, or says that it does.
    const { code, output } = await runProgram(other.folder, 'pay.mjs', 'missing.json', BORROWER);
    expect(code).toBe(1);
    expect(output).toContain('readFileSync');
    expect(await runProgram(other.folder, 'pay.mjs', 'missing.json')).toMatchObject({
      code: 1,
      output: 'Usage: node pay.mjs <file with the lender> <e-mail>\n',
    });
    const inner = readdirSync(join(other.folder, 'node_modules', '.pnpm'));
    for (const name of ['@member-portal+domain', '@member-portal+application', 'neverthrow'])
      expect(inner.filter((entry) => entry.startsWith(`${name}@`))).toHaveLength(1);
  });

  it.each(PACKED)('loads every subpath of %s in CommonJS as well', async (name) => {
    const subpaths = capabilitiesOf(name).map((capability) => `@member-portal/${name}/${capability}`);
    consumer.write('loads.cjs', `for (const one of ${JSON.stringify(subpaths)}) require(one);\n`);
    expect(await runProgram(consumer.folder, 'loads.cjs')).toMatchObject({ code: 0, output: '' });
  });

  it.each(PACKED)('finds a README in %s', (name) => {
    expect(readFileSync(installedFile(consumer, name, 'README.md'), 'utf8')).toContain('npm install');
  });

  /** Starts the program for a borrower: what it says, what it is told, and its exit code. */
  const starts = (address: string, program = ['pay.mjs', 'lender.json', address]) => {
    const child = spawn(process.execPath, program, { cwd: consumer.folder });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        said += chunk;
      });
    }
    const over = once(child, 'close');
    return {
      said: () => said,
      input: child.stdin,
      typesCode: async (question = 'Code: '): Promise<void> => {
        await expect.poll(() => said).toContain(question);
        child.stdin.write(`${await lender.truth('northwind').newestCode(address)}\n`);
      },
      ends: async (): Promise<unknown> => (await over)[0],
    };
  };
  const paymentsOf = async (name: string) => {
    const truth = lender.truth('northwind');
    const loans = await truth.loans(await truth.borrower(name), 'outstanding');
    return (await Promise.all(loans.map(({ id }) => truth.paymentsMade(id)))).flat();
  };

  it('signs in, lists, shows the authorisation and pays', async () => {
    const program = starts(BORROWER);
    await program.typesCode();
    await expect.poll(program.said).toMatch(/Pay .* under .*\? $/);
    expect(program.said()).toMatch(/you authorize Northwind to take \$[\d,.]+ once/);
    expect(program.said()).not.toMatch(/<\w|&\w+;/);
    program.input.end('yes\n');
    expect(await program.ends(), program.said()).toBe(0);
    const [, confirmation] = /Paid: (\S+)/.exec(program.said()) ?? [];
    expect(confirmation).toBeDefined();
    expect((await paymentsOf('Avery')).map((payment) => payment.confirmation)).toEqual([confirmation]);
  });

  it('asks again for the same payment where it is not known whether it was made', async () => {
    await lender.reset();
    const program = starts(BORROWER);
    await program.typesCode();
    await expect.poll(program.said).toMatch(/Pay .* under .*\? $/);
    lender.leaveWithNextPayment();
    program.input.write('yes\n');
    await expect.poll(program.said, { timeout: 30_000 }).toMatch(/not known whether it was paid\..*\? $/);
    lender.comesBack();
    program.input.end('yes\n');
    expect(await program.ends(), program.said()).toBe(0);
    const [, confirmation] = /Paid: (\S+)/.exec(program.said()) ?? [];
    expect((await paymentsOf('Avery')).map((payment) => payment.confirmation)).toEqual([confirmation]);
  });

  it('says that no payment was confirmed where the input ends at a question', async () => {
    await lender.reset();
    const unknown = starts(BORROWER);
    await expect.poll(unknown.said).toContain('Code: ');
    unknown.input.end();
    expect(await unknown.ends()).toBe(1);
    expect(unknown.said()).toMatch(/Code: No payment was confirmed\.\n$/);

    const program = starts(BORROWER);
    await program.typesCode();
    await expect.poll(program.said).toMatch(/Pay .* under .*\? $/);
    program.input.end();
    expect(await program.ends()).toBe(1);
    expect(program.said()).toMatch(/\? No payment was confirmed\.\n$/);
    expect(await paymentsOf('Avery')).toEqual([]);
  });

  it.each([
    ['Marlow', /There is no loan to pay\.\n$/],
    ['Kendall', /Code: This account is not available here \(blocked\)\. Please call the lender\.\n$/],
    ['Lennox', /Code: This account is not available here \(blocked\)\. Please call the lender\.\n$/],
  ])('stops for %s, who has nothing to pay here', async (name, words) => {
    await lender.reset(morePeople().filter(({ givenName }) => givenName === name));
    const program = starts((await lender.truth('northwind').borrower(name)).email);
    await program.typesCode();
    expect(await program.ends()).toBe(1);
    expect(program.said()).toMatch(words);
  });

  describe('in TypeScript', () => {
    beforeAll(async () => {
      cpSync(repositoryPath('examples', 'terminal'), join(consumer.folder, 'terminal'), {
        recursive: true,
        filter: (source) => !/(?:dist|node_modules|\.json)$/.test(source),
      });
      consumer.write('file-intents.ts', FILE_INTENTS);
      const compilerOptions = {
        target: 'ES2023',
        lib: ['ES2023'],
        module: 'nodenext',
        strict: true,
        types: ['node'],
        typeRoots: [repositoryPath('node_modules', '@types')],
        rewriteRelativeImportExtensions: true,
        outDir: 'out',
        rootDir: '.',
      };
      const include = ['terminal', 'file-intents.ts'];
      consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, include }));
      expect(await runProgram(consumer.folder, TSC)).toMatchObject({ code: 0, output: '' });
    });

    it('is the portal in a terminal, copied from the examples', async () => {
      await lender.reset();
      const terminal = starts(BORROWER, ['out/terminal/main.js', '--url', lender.urlOf('northwind')]);
      await expect.poll(terminal.said).toContain('Email or mobile number:');
      terminal.input.write(`${BORROWER}\n`);
      await terminal.typesCode('Code, or Enter for another address:');
      await expect.poll(terminal.said).toContain('Number of a loan');
      terminal.input.end();
      expect(await terminal.ends()).toBe(0);
    });

    it('keeps open orders in a file, by the lines of the page', async () => {
      const { fileIntentStore } = await import(join(consumer.folder, 'out', 'file-intents.js'));
      const open = (): PaymentIntentStore =>
        fileIntentStore(join(consumer.folder, 'payments.json'), systemClock);
      const systemClock: Clock = { now: () => Date.now() as Instant };
      const [buyer, loan] = ['buyer-1' as BuyerId, 'loan-1' as LoanId];
      const intents: LoanIntents = { open: anOpenOrder('key-1', Date.now() as Instant), booked: [] };
      expect((await open().update(buyer, loan, () => intents))._unsafeUnwrap()).toEqual(intents);
      expect((await open().read(buyer, loan))._unsafeUnwrap()).toEqual(intents);
      expect((await open().openLoans(buyer))._unsafeUnwrap()).toEqual([loan]);
      await open().update(buyer, loan, () => undefined);
      expect((await open().openLoans(buyer))._unsafeUnwrap()).toEqual([]);
    });
  });
});
