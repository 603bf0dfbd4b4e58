import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs, {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import {
  currentRelease,
  keptReleases,
  LEAST_KEPT_MS,
  previousRelease,
  readBuildManifest,
  switchTo,
  unpackRelease,
} from '@member-portal/host';
import fc from 'fast-check';
import { create } from 'tar';
import { describe, expect, it } from 'vitest';
import { deploy } from '../../hosting/command/deploy.ts';
import { nginx } from '../../hosting/command/nginx.ts';
import { rollback } from '../../hosting/command/rollback.ts';
import { serve } from '../../hosting/command/serve.ts';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const HOUR = 3_600_000;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A packed release of a build with one script of its own and one that all builds have. */
const packed = async (build: string, changed: Readonly<Record<string, string>> = {}): Promise<string> => {
  const portal = {
    'portal/index.html': `<meta name="build" content="${build}">`,
    [`portal/assets/${build}.js`]: build,
    'portal/assets/same.js': 'same',
  };
  const served = [`assets/${build}.js`, 'assets/same.js'];
  const manifest = {
    id: build,
    version: '0.1.0',
    files: served.map((path) => ({ path, bytes: path.includes('same') ? 4 : build.length, sha256: '' })),
  };
  const files: Record<string, string> = { ...portal, 'portal/.build.json': JSON.stringify(manifest) };
  const release = {
    name: 'member-portal',
    version: '0.1.0',
    build,
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, hash(text)])),
  };
  const folder = temporaryFolder(
    Object.fromEntries(
      Object.entries({ ...files, 'manifest.json': JSON.stringify(release), ...changed }).map(
        ([path, text]) => [`release/${path}`, text],
      ),
    ),
  );
  const file = join(folder, 'release.tar.gz');
  await create({ cwd: folder, file, gzip: true }, ['release']);
  return file;
};

const assetsOf = (place: string) => readdirSync(join(place, 'current', 'portal', 'assets')).toSorted();

describe('deploy --nginx-options', () => {
  const optionsFile = (...lines: readonly string[]): string =>
    join(
      temporaryFolder({ 'nginx.options': ['# of this machine', ...lines, ''].join('\n') }),
      'nginx.options',
    );
  const good = [
    `--tenants=${repositoryPath('tenants')}`,
    '--allow-sandbox',
    '--certificates=/etc/member-portal/certificates',
    '--platform=https://platform.example',
    '--nginx-version=1.22.1',
  ];
  const run = async (place: string, build: string, options: string, ...more: readonly string[]) => {
    const said: string[] = [];
    const args = [await packed(build), `--at=${place}`, `--nginx-options=${options}`, ...more];
    const code = await deploy(args, (line) => said.push(line));
    return { code, said: said.join('\n') };
  };
  const confOf = (place: string): string =>
    readFileSync(join(place, 'current', 'nginx', 'member-portal.conf'), 'utf8');
  const documentOf = (place: string): string =>
    readFileSync(join(place, 'current', 'nginx', 'sites', 'northwind', 'index.en-us.html'), 'utf8');

  it('makes the files of nginx beside the build, by its own paths, so that headers and documents switch together', async () => {
    const place = temporaryFolder();
    const { code, said } = await run(place, 'one', optionsFile(...good));
    expect([code, said]).toEqual([0, expect.stringContaining('build one once nginx is reloaded.')]);
    expect(confOf(place)).toContain(join(place, 'releases', 'one', 'portal'));
    expect(readFileSync(join(place, 'current', 'nginx', 'sites', 'northwind.conf'), 'utf8')).toContain(
      'platform.example',
    );
    expect(confOf(place)).not.toContain(join(place, 'current'));
    expect(documentOf(place)).toContain('content="one"');
  });

  it('switches them with the build, forth and back', async () => {
    const place = temporaryFolder();
    const options = optionsFile(...good);
    await run(place, 'one', options);
    await run(place, 'two', options);
    expect(documentOf(place)).toContain('content="two"');
    const said: string[] = [];
    expect(rollback([`--at=${place}`], (line) => said.push(line))).toBe(0);
    expect(said).toEqual(['Serving build one again once nginx is reloaded.']);
    expect(documentOf(place)).toContain('content="one"');
  });

  it('has nginx reloaded after the switch, and says where that failed', async () => {
    const place = temporaryFolder();
    const options = optionsFile(...good);
    const seen = join(place, 'seen');
    const see = `--reload=readlink ${join(place, 'current')} > ${seen}`;
    await run(place, 'one', options, see);
    const { said } = await run(place, 'two', options, see);
    expect([said.includes('build two.'), readFileSync(seen, 'utf8')]).toEqual([true, 'releases/two\n']);
    expect(rollback([`--at=${place}`, see], () => undefined)).toBe(0);
    expect(readFileSync(seen, 'utf8')).toBe('releases/one\n');
    expect(() => rollback([`--at=${place}`, '--reload=exit 3'], () => undefined)).toThrow(/“exit 3” failed/);
  });

  /** A tenant directory of its own, where a test changes what a lender would. */
  const ownTenants = (...ids: readonly string[]) => {
    const directory = temporaryFolder();
    for (const id of ids) cpSync(repositoryPath('tenants', id), join(directory, id), { recursive: true });
    const configure = (id: string, values: Readonly<Record<string, unknown>>): void => {
      const file = join(directory, id, 'config.json');
      const config: object = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...config, ...values }));
    };
    return { configure, options: optionsFile(`--tenants=${directory}`, ...good.slice(1)) };
  };
  /** Every file below a folder, by path, with its content; a link with its target. */
  const everythingIn = (folder: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [
          file,
          lstatSync(file).isSymbolicLink() ? readlinkSync(file) : readFileSync(file, 'base64'),
        ]),
    );
  const themeFilesOf = (place: string): readonly string[] =>
    readdirSync(join(place, 'current', 'nginx', 'sites', 'maple', 'assets', 'theme'));

  it('changes nothing of what is served before the switch, also where the same build is deployed again', async () => {
    const place = temporaryFolder();
    const { configure, options } = ownTenants('maple');
    await run(place, 'one', options);
    const served = join(place, 'releases', 'one');
    const before = everythingIn(served);
    configure('maple', { name: 'Acer', theme: 'teal' });
    const { said } = await run(place, 'one', options);
    expect(said).toContain('build one once nginx is reloaded.');
    expect(everythingIn(served)).toEqual(before);
    const now = realpathSync(join(place, 'current'));
    expect(now).not.toBe(realpathSync(served));
    expect(readFileSync(join(now, 'nginx', 'sites', 'maple', 'config.json'), 'utf8')).toContain('Acer');
    expect(confOf(place)).toContain(join(place, 'releases', basename(now), 'portal'));
    expect(confOf(place)).not.toContain(join(place, 'releases', 'one/'));
  });

  it('leaves everything as it was where one tenant of several cannot be served', async () => {
    const place = temporaryFolder();
    const { configure, options } = ownTenants('maple', 'northwind');
    await run(place, 'one', options);
    const before = everythingIn(place);
    configure('maple', { name: 'Acer' });
    configure('northwind', { currency: 'EUR' });
    for (const build of ['one', 'two'])
      await expect(run(place, build, options)).rejects.toThrow('Nothing was switched');
    expect(everythingIn(place)).toEqual(before);
    expect(readdirSync(join(place, 'releases'))).toEqual(['one']);
  });

  it('keeps the files of earlier themes for open tabs, and drops them with their release', async () => {
    const place = temporaryFolder();
    const { configure, options } = ownTenants('maple');
    await run(place, 'one', options);
    const first = themeFilesOf(place);
    configure('maple', { theme: 'teal' });
    await run(place, 'one', options);
    const second = themeFilesOf(place).filter((name) => !first.includes(name));
    expect(second).not.toEqual([]);
    expect(themeFilesOf(place)).toEqual(expect.arrayContaining([...first]));
    configure('maple', { theme: 'violet' });
    const served = join(place, 'served.json');
    const long = JSON.parse(readFileSync(served, 'utf8')).map((one: object) => ({ ...one, from: 0 }));
    writeFileSync(served, JSON.stringify(long));
    await run(place, 'one', options);
    expect(themeFilesOf(place)).toEqual(expect.arrayContaining(second));
    expect(themeFilesOf(place).filter((name) => first.includes(name) && !second.includes(name))).toEqual([]);
  });

  it('takes the token of the log collector along, which only the operator has', async () => {
    const place = temporaryFolder();
    const options = optionsFile(...good, '--log-collector=https://collector.internal:8088');
    await run(place, 'one', options);
    const token = () => join(place, 'current', 'nginx', 'log-collector-token.conf');
    writeFileSync(token(), 'proxy_set_header Authorization "Splunk secret";\n', { mode: 0o600 });
    for (const build of ['one', 'two']) {
      await run(place, build, options);
      expect(readFileSync(token(), 'utf8')).toContain('Splunk secret');
      expect(statSync(token()).mode & 0o777).toBe(0o600);
    }
    // A new token in place of the file, as most tools write it.
    rmSync(token());
    writeFileSync(token(), 'proxy_set_header Authorization "Splunk newer";\n', { mode: 0o600 });
    expect(rollback([`--at=${place}`], () => undefined)).toBe(0);
    expect(documentOf(place)).toContain('content="one"');
    expect(readFileSync(token(), 'utf8')).toContain('Splunk newer');
  });

  it('reads its options also where lines are indented, end as on Windows and follow a byte order mark', async () => {
    const place = temporaryFolder();
    const lines = ['  # of this machine', '', ...good.map((line) => `\t${line} `)];
    const folder = temporaryFolder({ 'nginx.options': `\uFEFF${lines.join('\r\n')}` });
    expect((await run(place, 'one', join(folder, 'nginx.options'))).code).toBe(0);
    const site = readFileSync(join(place, 'current', 'nginx', 'sites', 'northwind.conf'), 'utf8');
    expect(site).toContain('"/etc/member-portal/certificates/northwind.crt"');
    expect(site).toContain('platform.example');
  });

  it('refuses any other line, and a file that is not there, and leaves everything as it was', async () => {
    const place = temporaryFolder();
    const wrong = optionsFile(...good, 'resolver=10.0.0.2');
    await expect(run(place, 'one', wrong)).rejects.toThrow(
      `--nginx-options: line ${good.length + 2} of ${wrong} does not begin with -- or #.`,
    );
    const twice = optionsFile(...good, '--platform=https://old.example');
    await expect(run(place, 'one', twice)).rejects.toThrow(
      `--nginx-options: line ${good.length + 2} of ${twice} has --platform a second time.`,
    );
    await expect(run(place, 'one', `${wrong}.gone`)).rejects.toThrow(
      `--nginx-options: ${wrong}.gone cannot be read.`,
    );
    expect(readdirSync(place)).toEqual([]);
  });

  it('refuses an empty option that has a value, as an unset variable leaves it: nothing is put into the present folder', async () => {
    const say = () => undefined;
    await expect(deploy([await packed('one'), '--at='], say)).rejects.toThrow('--at is empty. Try --help.');
    expect(() => rollback(['--at='], say)).toThrow('--at is empty. Try --help.');
    await expect(nginx(['--tenants=', '--dist='], say)).rejects.toThrow('--tenants is empty. Try --help.');
  });

  it('refuses to go on without nginx’s files, which nginx would miss at its next start', async () => {
    const place = temporaryFolder();
    await run(place, 'one', optionsFile(...good));
    await expect(deploy([await packed('two'), `--at=${place}`], () => undefined)).rejects.toThrow(
      `Nothing was switched: ${join(place, 'current', 'nginx')} would be gone. Give --nginx-options, or remove that folder where nginx no longer reads it.`,
    );
    expect([currentRelease(place), readdirSync(join(place, 'releases'))]).toEqual(['one', ['one']]);
    rmSync(join(place, 'current', 'nginx'), { recursive: true });
    expect(await deploy([await packed('two'), `--at=${place}`], () => undefined)).toBe(0);
  });

  it('takes no word beside release and options, and nginx, serve and rollback take none', async () => {
    const refused = '“tenants” is no option; options begin with --. Try --help.';
    const say = () => undefined;
    await expect(nginx(['tenants'], say)).rejects.toThrow(refused);
    await expect(serve(['tenants', '--port=0'], say)).rejects.toThrow(refused);
    await expect(deploy([await packed('one'), 'tenants'], say)).rejects.toThrow(refused);
    expect(() => rollback(['tenants', `--at=${temporaryFolder()}`], say)).toThrow(refused);
  });

  it('switches nothing where no tenant can be served', async () => {
    const place = temporaryFolder();
    await run(place, 'one', optionsFile(...good));
    const refused = optionsFile(...good.filter((line) => line !== '--allow-sandbox'));
    await expect(run(place, 'two', refused)).rejects.toThrow(/served|switched/);
    expect(currentRelease(place)).toBe('one');
  });
});

describe('a deployment', () => {
  const deployed = async (place: string, build: string, now: number): Promise<void> => {
    const { release } = await unpackRelease(await packed(build), place);
    switchTo(place, release, now, LEAST_KEPT_MS);
  };

  it('serves a release as it was packed, to every user of the machine', async () => {
    const place = temporaryFolder();
    await deployed(place, 'one', 0);
    expect(readFileSync(join(place, 'current', 'portal', 'index.html'), 'utf8')).toContain('"one"');
    expect(readBuildManifest(join(place, 'current', 'portal'))?.id).toBe('one');
    expect(statSync(join(place, 'releases', 'one')).mode & 0o777).toBe(0o755);
    expect(readdirSync(place).toSorted()).toEqual(['current', 'releases', 'served.json']);
  });

  it('keeps the files of the builds of the last day, and drops older releases but the one before', async () => {
    const place = temporaryFolder();
    await deployed(place, 'one', 0);
    await deployed(place, 'two', HOUR);
    await deployed(place, 'three', 2 * HOUR);
    expect(assetsOf(place)).toEqual(['one.js', 'same.js', 'three.js', 'two.js']);
    await deployed(place, 'four', 40 * HOUR);
    expect(assetsOf(place)).toEqual(['four.js', 'same.js', 'three.js']);
    expect(readdirSync(join(place, 'releases')).toSorted()).toEqual(['four', 'three']);
  });

  it('gives each deploy of a build a folder of its own, and keeps what nginx may still serve and what can be rolled back to', async () => {
    const place = temporaryFolder();
    const releases = () => readdirSync(join(place, 'releases')).toSorted();
    await deployed(place, 'one', 0);
    await deployed(place, 'two', 100 * HOUR);
    await deployed(place, 'two', 200 * HOUR);
    await deployed(place, 'two', 201 * HOUR);
    expect([currentRelease(place), previousRelease(place)]).toEqual(['two.3', 'one']);
    expect(releases()).toEqual(['one', 'two', 'two.2', 'two.3']);
    await deployed(place, 'two', 300 * HOUR);
    expect([currentRelease(place), previousRelease(place)]).toEqual(['two.4', 'one']);
    expect(releases()).toEqual(['one', 'two.3', 'two.4']);
    switchTo(place, 'one', 301 * HOUR, LEAST_KEPT_MS);
    expect([previousRelease(place), assetsOf(place)]).toEqual(['two.4', ['one.js', 'same.js', 'two.js']]);
  });

  it('goes on from what an earlier version has recorded, which had one folder of a build', async () => {
    const place = temporaryFolder();
    await deployed(place, 'one', 0);
    await deployed(place, 'two', HOUR);
    const record = [
      { build: 'one', from: 0 },
      { build: 'two', from: HOUR },
    ];
    writeFileSync(join(place, 'served.json'), JSON.stringify(record));
    expect([currentRelease(place), previousRelease(place)]).toEqual(['two', 'one']);
    await deployed(place, 'two', 90 * HOUR);
    expect([currentRelease(place), previousRelease(place)]).toEqual(['two.2', 'one']);
  });

  it('removes what a deploy left that broke off, but nothing that one has just written', async () => {
    const place = temporaryFolder();
    await deployed(place, 'one', 0);
    await unpackRelease(await packed('two'), place);
    for (const name of ['.incoming-abc', 'lost+found', 'keep-2025', 'one.bak'])
      mkdirSync(join(place, 'releases', name));
    for (const name of ['two', '.incoming-abc', 'lost+found', 'keep-2025', 'one.bak'])
      utimesSync(join(place, 'releases', name), 0, 0);
    symlinkSync('nowhere', join(place, 'releases', 'dangling'));
    await unpackRelease(await packed('three'), place);
    await deployed(place, 'four', Date.now());
    const theirs = ['dangling', 'keep-2025', 'lost+found', 'one.bak'];
    expect(readdirSync(join(place, 'releases')).toSorted()).toEqual(
      [...theirs, 'four', 'one', 'three'].toSorted(),
    );
    await deployed(place, 'one', Date.now());
    expect(currentRelease(place)).toBe('one.2');
  });

  it('rolls back to the previous build, and keeps the files that open tabs use', async () => {
    const place = temporaryFolder();
    expect(previousRelease(place)).toBeUndefined();
    await deployed(place, 'one', 0);
    expect(previousRelease(place)).toBeUndefined();
    await deployed(place, 'two', 90 * HOUR);
    const before = previousRelease(place);
    expect(before).toBe('one');
    switchTo(place, 'one', 91 * HOUR, LEAST_KEPT_MS);
    expect([currentRelease(place), previousRelease(place), assetsOf(place)]).toEqual([
      'one',
      'two',
      ['one.js', 'same.js', 'two.js'],
    ]);
    await deployed(place, 'two', 92 * HOUR);
    expect([currentRelease(place), previousRelease(place)]).toEqual(['two.2', 'one']);
  });

  it('serves one whole build or the other at any moment', async () => {
    const place = temporaryFolder();
    await deployed(place, 'one', 0);
    await unpackRelease(await packed('two'), place);
    let isSwitching = true;
    const seen = new Set<string>();
    const look = async (): Promise<void> => {
      while (isSwitching) {
        const id = readBuildManifest(join(place, 'current', 'portal'))?.id ?? 'nothing';
        seen.add(id);
        await turn();
      }
    };
    const looking = look();
    for (let time = 1; time <= 50; time += 1) {
      switchTo(place, time % 2 === 0 ? 'one' : 'two', time, LEAST_KEPT_MS);
      await turn();
    }
    isSwitching = false;
    await looking;
    expect([...seen].toSorted()).toEqual(['one', 'two']);
  });

  it.each([
    ['a changed file', { 'portal/assets/same.js': 'else' }, /same\.js is missing or changed/],
    ['a file too many', { 'portal/assets/more.js': '' }, /holds portal\/assets\/more\.js/],
    ['no manifest', { 'manifest.json': '' }, /no manifest/],
    [
      'a manifest of something else',
      { 'manifest.json': '{"name":"other"}' },
      /manifest of the release is damaged/,
    ],
  ] as const)('takes no release with %s, and stays as it was', async (_, changed, message) => {
    const place = temporaryFolder();
    await deployed(place, 'one', 0);
    await expect(packed('two', changed).then((file) => unpackRelease(file, place))).rejects.toThrow(message);
    expect([currentRelease(place), readdirSync(join(place, 'releases'))]).toEqual(['one', ['one']]);
  });

  it.runIf(process.platform === 'linux')('says that a deployment cannot be written', async () => {
    await expect(unpackRelease(await packed('one'), '/dev/null/x')).rejects.toThrow(
      /^The deployment \/dev\/null\/x cannot be written: ENOTDIR.*\.$/,
    );
  });

  describe('which another process changes', () => {
    const run = async (place: string, build: string): Promise<number> =>
      deploy([await packed(build), `--at=${place}`], () => undefined);
    const lockOf = (place: string): string => join(place, 'changing.pid');

    it('is left alone by a deploy and a rollback, which say so', async () => {
      const place = temporaryFolder();
      await run(place, 'one');
      await run(place, 'two');
      writeFileSync(lockOf(place), String(process.ppid));
      const message = `Another deploy or rollback is running in ${place}. If there is none, remove ${lockOf(place)}.`;
      await expect(run(place, 'three')).rejects.toThrow(message);
      expect(() => rollback([`--at=${place}`], () => undefined)).toThrow(message);
      expect([currentRelease(place), readdirSync(join(place, 'releases')).toSorted()]).toEqual([
        'two',
        ['one', 'two'],
      ]);
      expect(readFileSync(lockOf(place), 'utf8')).toBe(String(process.ppid));
    });

    it.each([
      ['ended without removing its lock', () => spawnSync('true').pid],
      ['had the id of this one, as in a container,', () => process.pid],
    ])('is changed once that process %s', async (_, pid) => {
      const place = temporaryFolder({ 'changing.pid': String(pid()) });
      await run(place, 'one');
      expect([currentRelease(place), existsSync(lockOf(place))]).toEqual(['one', false]);
      await run(place, 'two');
      writeFileSync(lockOf(place), String(pid()));
      expect(rollback([`--at=${place}`], () => undefined)).toBe(0);
      expect([currentRelease(place), existsSync(lockOf(place))]).toEqual(['one', false]);
    });

    it('is not kept by a deploy that failed', async () => {
      const place = temporaryFolder();
      const damaged = await packed('one', { 'portal/assets/same.js': 'other' });
      await expect(deploy([damaged, `--at=${place}`], () => undefined)).rejects.toThrow();
      expect(existsSync(lockOf(place))).toBe(false);
      await run(place, 'one');
    });
  });

  it.each(['EPERM', 'EXDEV', 'EMLINK'])(
    'copies the files of earlier builds where a link is refused by %s',
    async (code) => {
      const place = temporaryFolder();
      await deployed(place, 'one', 0);
      const { linkSync } = fs;
      fs.linkSync = () => {
        throw Object.assign(new Error(`${code}: link`), { code });
      };
      syncBuiltinESMExports();
      try {
        await deployed(place, 'two', HOUR);
      } finally {
        fs.linkSync = linkSync;
        syncBuiltinESMExports();
      }
      expect(assetsOf(place)).toEqual(['one.js', 'same.js', 'two.js']);
      expect(readFileSync(join(place, 'current', 'portal', 'assets', 'one.js'), 'utf8')).toBe('one');
    },
  );

  it('names its record where that cannot be read', async () => {
    const place = temporaryFolder();
    await deployed(place, 'one', 0);
    writeFileSync(join(place, 'served.json'), '{');
    const message = `${join(place, 'served.json')} cannot be read. Without it, files of earlier builds are not kept for open tabs.`;
    expect(() => rollback([`--at=${place}`], () => undefined)).toThrow(message);
    rmSync(join(place, 'served.json'));
    await deployed(place, 'two', Date.now());
    expect([currentRelease(place), previousRelease(place)]).toEqual(['two', 'one']);
  });

  it.runIf(process.platform === 'linux')(
    'can be read by the server’s user, whatever umask the operator has',
    async () => {
      const place = join(temporaryFolder(), 'place');
      const options = temporaryFolder({
        'nginx.options': [
          `--tenants=${repositoryPath('tenants')}`,
          '--allow-sandbox',
          '--platform=http://10.0.0.1',
          '--nginx-version=1.22.1',
        ].join('\n'),
      });
      const command = [
        ...[process.execPath, '--conditions=@member-portal/source', '--import', 'tsx'],
        ...[repositoryPath('hosting/command/main.ts'), 'deploy', await packed('one'), `--at=${place}`],
        `--nginx-options=${join(options, 'nginx.options')}`,
      ];
      const { status, stderr } = spawnSync('sh', ['-c', 'umask 077; exec "$@"', 'sh', ...command], {
        cwd: repositoryPath(),
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
      const entries = readdirSync(place, { recursive: true, withFileTypes: true });
      expect(entries.length).toBeGreaterThan(20);
      const unreadable = entries
        .filter((entry) => !entry.isSymbolicLink())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => (statSync(path).mode & (statSync(path).isDirectory() ? 0o005 : 0o004)) === 0);
      expect([unreadable, statSync(place).mode & 0o005]).toEqual([[], 0o005]);
    },
  );

  it('takes nothing that is no archive', async () => {
    const folder = temporaryFolder({ 'release.tar.gz': 'nonsense' });
    const place = temporaryFolder();
    await expect(unpackRelease(join(folder, 'release.tar.gz'), place)).rejects.toThrow(
      /cannot be unpacked|has no manifest/,
    );
    expect(existsSync(join(place, 'current'))).toBe(false);
  });
});

describe('the builds whose files are kept', () => {
  it('are the one that is served and all that were replaced within the time, a day at least', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 0, max: 100 }),
        (gaps, keptHours) => {
          let at = 0;
          const served = gaps.map((gap, index) => {
            at += gap * HOUR;
            return { build: `b${index}`, release: `b${index}`, from: at };
          });
          const now = at + HOUR;
          const kept = keptReleases(served, now, keptHours * HOUR);
          for (const [index, { build }] of served.entries()) {
            const replaced = served[index + 1]?.from;
            const isRecent = replaced === undefined || now - replaced < Math.max(24, keptHours) * HOUR;
            expect(kept.has(build)).toBe(isRecent);
          }
        },
      ),
    );
  });
});
