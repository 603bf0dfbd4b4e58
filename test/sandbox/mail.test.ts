import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlatform, demoTenants, type LogEntry } from '../../sandbox/index.ts';
import { checkedPlatform } from '../support/contract/checked-platform.ts';
import { closeLocally, listenLocally } from '../support/local-server.ts';
import { clientOf } from './support/client.ts';
import { ownDatabase } from './support/own-database.ts';
import { askForCode, newestCode } from './support/sign-in-steps.ts';

/** A mail server that takes everything and remembers it, speaking just enough SMTP. */
const mailServer = async (): Promise<{ url: string; received: () => string; close: () => Promise<void> }> => {
  let received = '';
  const talk = (socket: Socket): void => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isData) {
        received += text;
        if (!received.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
        return;
      }
      for (const line of text.split('\r\n').filter((part) => part !== '')) {
        if (line === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  };
  const server = createServer(talk);
  const port = await listenLocally(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => received,
    close: () => closeLocally(server),
  };
};

const log: LogEntry[] = [];
const start = async (smtpUrl: string) =>
  checkedPlatform(
    await createPlatform({
      tenants: demoTenants,
      smtpUrl,
      database: await ownDatabase(),
      log: (entry) => log.push(entry),
    }),
  );

describe('with a mail server', () => {
  let server: Awaited<ReturnType<typeof mailServer>>;
  beforeAll(async () => {
    server = await mailServer();
  });
  afterAll(() => server.close());

  test('codes by e-mail leave, codes by SMS stay in the inbox', async () => {
    const platform = await start(server.url);
    const visitor = clientOf(platform, 'northwind', undefined);
    await askForCode(visitor, '+12025550101');
    await askForCode(visitor, 'avery.stone@example.com');
    const code = await newestCode(visitor, 'avery.stone@example.com');
    await platform.close();
    expect(server.received()).toContain('To: avery.stone@example.com');
    expect(server.received()).toContain(`${code} is your Northwind sign-in code`);
    expect(server.received().match(/^To:/gm)).toHaveLength(1);
  });
});

test('a mail server that is away is logged without an address, and sign-in goes on', async () => {
  const gone = await mailServer();
  await gone.close();
  const platform = await start(gone.url);
  const visitor = clientOf(platform, 'northwind', undefined);
  await askForCode(visitor, 'avery.stone@example.com');
  expect(await newestCode(visitor, 'avery.stone@example.com')).toMatch(/^\d{6}$/);
  await platform.close();
  const failures = log.filter(({ event }) => event === 'mail-failed');
  expect(failures).toHaveLength(1);
  expect(JSON.stringify(failures)).not.toContain('avery');
});
