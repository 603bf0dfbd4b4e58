import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { DataFolderError, lockDataFolder } from '../../sandbox/database/data-lock.ts';
import { createPlatform, demoTenants } from '../../sandbox/index.ts';
import { freePort } from '../support/local-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { clientOf } from './support/client.ts';
import { askForCode, login, newestCode } from './support/sign-in-steps.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const open = () =>
  createPlatform({ tenants: demoTenants, dataDir: join(folder, 'data'), log: () => undefined });

describe('data on disk', () => {
  test('is there at the next start, and so is a session', async () => {
    const first = await open();
    const visitor = clientOf(first, 'northwind', undefined);
    const reference = await askForCode(visitor, 'avery.stone@example.com');
    const answer = await login(visitor, reference, await newestCode(visitor, 'avery.stone@example.com'));
    const { token, buyerID } = answer.body as { token: string; buyerID: string };
    await first.close();

    const second = await open();
    const back = await clientOf(second, 'northwind', token).call('GET', `/api/buyer/${buyerID}`);
    expect(back).toMatchObject({ status: 200, body: { givenName: 'Avery' } });
    await second.close();
  });

  test('is made new where its making was cut off', async () => {
    const data = join(folder, 'data');
    mkdirSync(join(data, 'database'), { recursive: true });
    writeFileSync(join(data, 'making-database'), '');
    writeFileSync(join(data, 'database', 'PG_VERSION'), '18');
    const platform = await open();
    expect(existsSync(join(data, 'making-database'))).toBe(false);
    await platform.close();
  });

  test('is kept from a second process, which is told who holds it', async () => {
    const platform = await open();
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
    await platform.close();
    await (await open()).close();
  });
});

describe('the lock of a data folder', () => {
  test('left behind by a process that ended is taken over', async () => {
    const child = fork(join(import.meta.dirname, 'support', 'nothing.mjs'));
    const { pid } = child;
    await new Promise((resolve) => child.once('exit', resolve));
    writeFileSync(join(folder, 'in-use'), `${pid} 1\n`);
    const release = lockDataFolder(folder);
    expect(readFileSync(join(folder, 'in-use'), 'utf8')).toContain(String(process.pid));
    release();
    expect(existsSync(join(folder, 'in-use'))).toBe(false);
  });

  test.runIf(process.platform === 'linux')('of a process whose number is in use again is taken over', () => {
    writeFileSync(join(folder, 'in-use'), `${process.pid} 1\n`);
    lockDataFolder(folder)();
  });

  test.each(['', 'nonsense', '-1 0', '0 0'])('that says "%s" is taken over', (text) => {
    writeFileSync(join(folder, 'in-use'), text);
    lockDataFolder(folder)();
  });

  test.each([['/dev/null/data'], ['/proc/data']])('in %s is refused with a reason', (path) => {
    expect(() => lockDataFolder(path)).toThrow(DataFolderError);
  });
});

test('a database server that is not there is told in one line', async () => {
  const opening = createPlatform({
    tenants: demoTenants,
    databaseUrl: `postgres://127.0.0.1:${await freePort()}/none`,
    log: () => undefined,
  });
  await expect(opening).rejects.toThrow(
    /^The database of DATABASE_URL cannot be opened \(connect ECONNREFUSED/,
  );
});
