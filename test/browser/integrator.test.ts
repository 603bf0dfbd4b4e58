import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startIntegrator } from '../../hosting/development/integrator/start-integrator.ts';
import { loadTenants } from '../../hosting/load-tenants.ts';
import { freePorts } from '../support/acceptance/started-process.ts';
import { sharedBrowser } from '../support/browser.ts';
import { closeLocally, listenLocally } from '../support/local-server.ts';
import { repositoryPath } from '../support/repository.ts';
import { startedExample } from '../support/started-example.ts';

/** A page, its next port for the gateway, and hot reload. */
const PORTS = 3;

/** What the platform does to its answers: nothing, tokens lack a claim, or connections break. */
let trouble: 'none' | 'claim' | 'cut' = 'none';
let running: Awaited<ReturnType<typeof startIntegrator>>;
const ended: (() => unknown)[] = [];

/** The stand-in platform behind a server that injects faults. */
const platformInTrouble = async (): Promise<URL> => {
  const standIn = await startedExample('stand-in.mjs', {}, (end) => ended.push(end));
  const server = createServer(async (request, response) => {
    if (trouble === 'cut') return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) };
    const ask = () =>
      fetch(`${standIn}${request.url}`, {
        method: request.method ?? 'GET',
        headers: Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' && !OF_A_CONNECTION.has(name) ? [[name, value] as [string, string]] : [],
        ),
        ...body,
      });
    // This process may be too busy to notice that the other one has closed an idle connection.
    const answer = await ask().catch(ask);
    const text = await answer.text();
    const given = trouble === 'claim' ? withoutIssueTime(text) : text;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(given);
  });
  server.keepAliveTimeout = 60_000;
  const port = await listenLocally(server);
  ended.push(() => closeLocally(server));
  return new URL(`http://127.0.0.1:${port}`);
};

const OF_A_CONNECTION = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);

const withoutIssueTime = (text: string): string =>
  text.replace(/("token":"[^.]+\.)([^.]+)/, (_, head: string, payload: string) => {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return head + Buffer.from(JSON.stringify({ ...claims, iat: undefined })).toString('base64url');
  });

beforeAll(async () => {
  const tenant = loadTenants(repositoryPath('tenants')).find(({ id }) => id === 'northwind');
  if (!tenant) throw new Error('there is no tenant northwind');
  running = await startIntegrator({
    root: repositoryPath(),
    platform: await platformInTrouble(),
    gateway: undefined,
    tenant,
    port: await freePorts(PORTS),
  });
  ended.push(running.close);
});
afterAll(async () => {
  for (const end of ended.toReversed()) await end();
});

/** A visitor of the portal before the platform, who asks for a code and signs in. */
const visitorOf = async (found: typeof trouble) => {
  trouble = found;
  const context = await (await sharedBrowser()).newContext({ viewport: { width: 1280, height: 800 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(running.pageUrl);
  const panel = page.getByRole('complementary', { name: 'Calls of this page' });
  const askForCode = async (): Promise<void> => {
    await page.getByLabel('Email').first().fill('avery.stone@example.com');
    await page.getByRole('button', { name: /code/i }).first().click();
  };
  const signIn = async (): Promise<void> => {
    await askForCode();
    await page.getByLabel('Verification code').fill('123456');
    await page.keyboard.press('Enter');
  };
  return { page, panel, askForCode, signIn };
};

test('signs in on a stand-in platform, with each call and its time beside the page', async () => {
  const { page, panel, signIn } = await visitorOf('none');
  await signIn();
  await page.waitForURL(/\/loans/);
  await panel.getByText('POST /api/auth/login').waitFor();
  await panel
    .getByText(/200 · \d+ ms/)
    .first()
    .waitFor();
  await panel.getByText(/\d+ calls, \d+ with a problem/).waitFor();
  // While the development server compiles the page, the portal may stop waiting for a call.
  const wrong = panel.locator('.call.wrong').filter({ hasNotText: 'the portal stopped waiting' });
  expect(await wrong.allInnerTexts()).toEqual([]);
});

test('names the claim that a token lacks, as a report that can be copied', async () => {
  const { page, panel, signIn } = await visitorOf('claim');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await panel.getByText('token.iat').waitFor();
  await panel.getByRole('button', { name: 'Copy all as a bug report' }).click();
  await panel.getByRole('button', { name: 'Copied' }).waitFor();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('### POST /api/auth/login (platform)');
  expect(report).toContain('- `token.iat`: expected seconds since 1970, got nothing');
  expect(report).not.toContain('avery');
});

test('names why a platform cannot be reached', async () => {
  const { page, panel, askForCode } = await visitorOf('cut');
  await askForCode();
  await panel
    .getByText(/Closed early: .* ended the connection/)
    .first()
    .waitFor();
  // The page itself can only say that something in between failed.
  await page.getByText(/A system between you and our service failed/).waitFor();
});
