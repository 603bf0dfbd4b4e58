import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { servePlatform } from '../../sandbox/support/served-platform.ts';
import { freePorts } from '../../support/acceptance/started-process.ts';
import { sharedBrowser } from '../../support/browser.ts';
import { repositoryPath } from '../../support/repository.ts';

/** A page, the gateway's front beside it, and hot reload. */
const PORTS = 3;
const CARD = {
  'Name on the card': 'Avery Stone',
  'Card number': '4000 0566 5566 5556',
  'Expiry date (MM/YY)': '09/39',
  'Security code': '123',
};

/** `npm run dev -- …`, until it says where its page is. */
const startedDev = async (port: number, ...args: readonly string[]) => {
  const child = spawn(process.execPath, [repositoryPath('scripts', 'start.mjs'), '--dev', ...args], {
    env: { ...process.env, NODE_OPTIONS: '', VITEST: undefined, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let said = '';
  const pageUrl = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      const found = /in front of \S+: (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`it ended: ${said}`)));
  });
  const terminate = async (): Promise<unknown> => {
    child.kill('SIGTERM');
    return (await ended)[0];
  };
  return { pageUrl, terminate };
};

test('a platform and a gateway of somebody else’s take a card and give it back, each call in the panel', async () => {
  const port = await freePorts(PORTS);
  // A gateway names the pages that it serves: an integrator's has the development address among them.
  const served = await servePlatform({ origins: [`http://localhost:${port}`], start: Date.now() });
  onTestFinished(served.close);
  const { target, credentials, codeFor } = await served.kit();
  const { pageUrl, terminate } = await startedDev(
    port,
    `--platform=${target.api}`,
    `--gateway=${target.gateway}`,
    '--tenant=northwind',
  );
  const context = await (await sharedBrowser()).newContext({ viewport: { width: 1280, height: 900 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  // Vite transforms the whole front end for its first page.
  await page.goto(pageUrl, { timeout: 120_000 });
  const panel = page.getByRole('complementary', { name: 'Calls of this page' });
  await page.getByLabel('Email').first().fill(credentials.person.email);
  await page.getByRole('button', { name: /code/i }).first().click();
  const code = page.getByLabel('Verification code');
  await code.waitFor();
  await code.fill(await codeFor(credentials.person.email));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/loans/);

  await page.goto(`${pageUrl}/account`);
  await panel.getByText('GET /v1/payment-methods').first().waitFor();
  const methods = page.getByRole('region', { name: 'Payment methods', exact: true });
  await methods.getByRole('button', { name: /add/i }).first().click();
  const frame = page.getByRole('dialog').frameLocator('iframe');
  for (const [label, text] of Object.entries(CARD)) await frame.getByLabel(label).fill(text);
  await frame.getByRole('button', { name: 'Add', exact: true }).click();
  await methods.getByText(/5556/).first().waitFor();
  await panel.getByText('POST /v1/sessions').first().waitFor();
  // Every call went through the fronts, and none of the gateway's answers breaks the contract.
  await panel.getByText(/\d+ calls, 0 with a problem/).waitFor();
  expect(
    await served.db.selectFrom('payment_method').select('id').where('last4', '=', '5556').execute(),
  ).toHaveLength(1);

  // Told to stop, it closes all of its ports.
  expect([0, 143]).toContain(await terminate());
  expect(await freePorts(PORTS)).toBe(port);
});
