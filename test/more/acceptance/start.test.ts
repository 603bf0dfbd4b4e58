import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tenantFiles } from '../../../scripts/lib/new-tenant.mjs';
import {
  freePorts,
  type StartedProcess,
  startSandboxProcess,
} from '../../support/acceptance/started-process.ts';
import { repositoryPath } from '../../support/repository.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const PORTS_USED = 5;

const start = (port: number, folder: string, args: readonly string[] = []): StartedProcess =>
  startSandboxProcess({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' }, args);

const READY = 'casey';

const isReady = async (started: StartedProcess): Promise<string> => started.says(READY);

/** Address of the first tenant on a port of its own, for systems that do not resolve names under localhost. */
const northwind = (port: number): string => `http://localhost:${port + 1}`;

const askForCode = (port: number): Promise<Response> =>
  fetch(`${northwind(port)}/api/auth/send-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-app-id': 'northwind-member-portal' },
    body: JSON.stringify({
      deliveryMethod: 'EMAIL',
      email: 'avery.stone@example.com',
      languagePreference: 'en-us',
      disclosures: [],
    }),
  });

const codesInInbox = async (port: number): Promise<readonly string[]> =>
  (await (await fetch(`${northwind(port)}/sandbox/inbox`)).text()).match(/\b\d{6}\b/g) ?? [];

/** One line for the operator: nothing before it, no stack after it. */
const expectOneLine = async (started: StartedProcess, about: RegExp): Promise<void> => {
  expect(await started.exitCode()).toBe(1);
  const lines = started.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(about);
};

describe('the sandbox process', () => {
  test('tells each tenant’s address first, then who can sign in, stops on Ctrl-C and keeps its data', async () => {
    const port = await freePorts(PORTS_USED);
    const folder = temporaryFolder();
    const first = start(port, folder);
    const said = (await isReady(first)).toLowerCase();
    const addresses = ['northwind', 'harbour', 'maple'].map((id) => said.indexOf(`${id}.localhost:${port}`));
    expect(addresses.every((at) => at >= 0)).toBe(true);
    expect(Math.max(...addresses)).toBeLessThan(said.indexOf('avery.stone@example.com'));
    expect(said).toContain('inbox');
    const configuration = await fetch(`${northwind(port)}/config.json`);
    expect(await configuration.json()).toMatchObject({ tenant: 'northwind', theme: 'violet' });
    const description = await fetch(`${northwind(port)}/openapi.json`);
    expect(await description.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
    const door = await (await fetch(`http://localhost:${port}/`)).text();
    for (const id of ['northwind', 'harbour', 'maple']) expect(door).toContain(`//${id}.localhost:${port}`);
    const answer = await askForCode(port);
    expect(answer.status).toBe(200);
    const codes = await codesInInbox(port);
    expect(codes.length).toBeGreaterThan(0);
    first.interrupt();
    expect(await first.exitCode()).toBe(0);

    const second = start(port, folder);
    await isReady(second);
    expect(await codesInInbox(port)).toEqual(codes);
    second.interrupt();
    expect(await second.exitCode()).toBe(0);
  });

  test('names a bad tenant at start and on its page, serves the others, is ready, and stops at SIGTERM', async () => {
    const port = await freePorts(PORTS_USED);
    const tenants = temporaryFolder();
    cpSync(repositoryPath('tenants'), tenants, { recursive: true });
    writeFileSync(join(tenants, 'harbour', 'config.json'), '{ "name": "Harbour" ');
    const started = start(port, temporaryFolder(), [`--tenants=${tenants}`]);
    const said = await isReady(started);
    expect(said).toMatch(/harbour\/config\.json:1 config\.json: is not JSON/);
    const page = await fetch(`http://localhost:${port + 2}/`);
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('config.json')]);
    expect((await fetch(`${northwind(port)}/config.json`)).status).toBe(200);
    expect(await (await fetch(`http://localhost:${port}/healthz`)).text()).toBe('ok\n');
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(await ready.json()).toMatchObject({ build: expect.stringMatching(/^(?:index-[\w-]+|unknown)$/) });
    started.terminate();
    expect(await started.exitCode()).toBe(0);
  });

  test('serves more tenants than the demonstration has, with hot reload beside all of them', async () => {
    const others = ['ash', 'birch', 'cedar', 'dogwood', 'elm', 'fir'];
    const port = await freePorts(PORTS_USED + others.length + 1);
    const files = others.flatMap((id) =>
      Object.entries(
        tenantFiles({ id, theme: 'teal', locales: ['en-ca'], host: `${id}.localhost`, directory: '' }),
      ).map(([file, text]) => [`${id}/${file}`, text] as const),
    );
    const started = start(port, temporaryFolder(), [
      '--dev',
      `--tenants=${temporaryFolder(Object.fromEntries(files))}`,
    ]);
    await started.says('Ctrl-C');
    for (const [place] of others.entries())
      expect((await fetch(`http://localhost:${port + PORTS_USED + place}/config.json`)).status).toBe(200);
    started.interrupt();
    expect(await started.exitCode()).toBe(0);
  });

  test('told to stop, closes its ports, finishes what it is answering, and only then its database', async () => {
    const port = await freePorts(PORTS_USED);
    const started = start(port, temporaryFolder());
    await isReady(started);
    const body = JSON.stringify({
      deliveryMethod: 'EMAIL',
      email: 'avery.stone@example.com',
      languagePreference: 'en-us',
      disclosures: [],
    });
    const asked = request(`${northwind(port)}/api/auth/send-code`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        'x-app-id': 'northwind-member-portal',
        // The server says when it has read the headers: from then on the request is under way.
        expect: '100-continue',
      },
    });
    const answered = once(asked, 'response');
    asked.flushHeaders();
    await once(asked, 'continue');
    started.terminate();
    await expect
      .poll(async () => (await fetch(`http://localhost:${port}/healthz`).catch(() => undefined))?.status)
      .toBeUndefined();
    asked.end(body);
    const [answer] = await answered;
    // The code was written down before it was answered.
    expect(answer.statusCode).toBe(200);
    answer.resume();
    expect(await started.exitCode()).toBe(0);
    expect(started.output()).not.toMatch(/"event":"error"/);
  });

  test('tells its options, and a tenant directory that is not there in one line', async () => {
    const helped = startSandboxProcess({}, ['--help']);
    expect(await helped.exitCode()).toBe(0);
    expect(helped.output()).toContain('--tenants=<folder>');
    const folder = join(temporaryFolder(), 'gone');
    await expectOneLine(
      startSandboxProcess({}, [`--tenants=${folder}`]),
      /There is no tenant directory .*gone/,
    );
  });

  test('says in one line that its port is taken', async () => {
    const port = await freePorts(PORTS_USED);
    const other = createServer().listen(port);
    onTestFinished(() => void other.close());
    await expectOneLine(start(port, temporaryFolder()), new RegExp(String(port)));
  });

  test('says in one line that a tenant’s own port is taken', async () => {
    const port = await freePorts(PORTS_USED);
    const other = createServer().listen(port + 2);
    onTestFinished(() => void other.close());
    await expectOneLine(start(port, temporaryFolder()), new RegExp(String(port + 2)));
  });

  test('says in one line that its data folder cannot be written', async () => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    await expectOneLine(start(await freePorts(PORTS_USED), join(file, 'data')), /a-file/);
  });

  test('says in one line that another process holds its data, and leaves that one alone', async () => {
    const folder = temporaryFolder();
    const port = await freePorts(PORTS_USED);
    const holder = start(port, folder);
    await isReady(holder);
    await expectOneLine(start(await freePorts(PORTS_USED), folder), /in use/);
    expect((await askForCode(port)).status).toBe(200);
    holder.interrupt();
    expect(await holder.exitCode()).toBe(0);
  });

  test('says in one line that a port is no port', async () => {
    for (const nonsense of ['70000', 'http', '-1']) {
      const started = startSandboxProcess({ PORT: nonsense, DATA_DIR: temporaryFolder() });
      await expectOneLine(started, /PORT/);
    }
  });
});
