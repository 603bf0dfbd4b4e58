import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { helpAsked } from '../../sandbox/front/settings.ts';
import { firstLoadFiles } from '../../scripts/first-load.mjs';
import { isInstalled } from '../../scripts/lib/install.mjs';
import { leadingComment } from '../../scripts/lib/leading-comment.mjs';
import { nodeProblem } from '../../scripts/lib/node-version.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { trialProjects } from '../../scripts/lib/trial-projects.mjs';
import { sumOf, tallyOfReport } from '../../scripts/lib/vitest-report.mjs';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('the version of Node', () => {
  it.each(['18.20.4', '20.18.3', '16.0.0'])('%s is too old, in one line', (version) => {
    expect(nodeProblem(version)).toBe(`Node 20.19 or newer is needed; this is ${version}.`);
  });

  it.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0'])('%s is accepted', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
});

describe('--help', () => {
  const scripts = Object.values<string>(
    JSON.parse(readFileSync(repositoryPath('package.json'), 'utf8')).scripts,
  ).flatMap((command) => /^node (scripts\/[\w-]+\.mjs)/.exec(command)?.[1] ?? []);

  it.each(scripts)('of %s is told before anything is done', (name) => {
    const source = readFileSync(repositoryPath(name), 'utf8');
    expect(leadingComment(source)).toContain('`npm ');
    // `npm start` hands it to the program that it starts.
    const first = name === 'scripts/start.mjs' ? [] : ['./lib/help.mjs'];
    expect([...source.matchAll(/^import '(.+)';$/gm)].map(([, from]) => from)).toEqual([
      './lib/require-node.mjs',
      ...first,
    ]);
  });

  it('ends a script with its first comment', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [repositoryPath('scripts', 'release.mjs'), '--help'],
      { encoding: 'utf8' },
    );
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^`npm run release.*\n.+\n$/)]);
  });

  it('of `npm start` names what its page tells of', () => {
    const page = readFileSync(repositoryPath('sandbox', 'README.md'), 'utf8');
    const [, names = ''] = /By environment: ([^.]+)\./.exec(helpAsked(['--help']) ?? '') ?? [];
    expect(names.split(/,\s/).filter((name) => !page.includes(`${name}=`))).toEqual([]);
  });

  it('makes the terminal print its options and end', () => {
    const main = repositoryPath('examples', 'terminal', 'main.ts');
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--conditions=@member-portal/source', '--import', 'tsx', main, '--help'],
      { encoding: 'utf8', cwd: root },
    );
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^npm run terminal .*--url/)]);
  });
});

describe('the payment trials', () => {
  it.each([
    [[], ['more-acceptance', 'more-browser']],
    [['--use-cases'], ['more-acceptance']],
    [['--browser'], ['more-browser']],
    [
      ['--browser', '--use-cases'],
      ['more-acceptance', 'more-browser'],
    ],
  ])('with %j are played by %j', (flags, projects) => {
    expect(trialProjects(flags)).toEqual(projects);
  });
});

describe('what is installed', () => {
  const lock = '{"name":"x","version":"1.0.0","lockfileVersion":3,"packages":{}}';
  const manifest = JSON.stringify({ name: 'x', version: '1.0.0', dependencies: { a: '1.2.3' } });
  const folderWith = (files: Readonly<Record<string, string>>) =>
    temporaryFolder({ 'package.json': manifest, 'package-lock.json': lock, ...files });
  const a = (version: string) => ({
    'node_modules/a/package.json': JSON.stringify({ name: 'a', version }),
  });

  it('suffices where npm finds every package, and no longer once the lock file changes', () => {
    const folder = folderWith(a('1.2.3'));
    expect(isInstalled(folder)).toBe(true);
    expect(isInstalled(folder)).toBe(true);
    writeFileSync(join(folder, 'package-lock.json'), lock.replace('1.0.0', '1.0.1'));
    expect(isInstalled(folder)).toBe(false);
  });

  it.each([
    ['nothing is there', {}],
    ['a package is missing', { 'node_modules/b/package.json': '{"name":"b","version":"1.0.0"}' }],
    ['a version differs', a('1.2.4')],
  ])('does not where %s', (_, files) => {
    expect(isInstalled(folderWith(files))).toBe(false);
  });
});

describe('the closing count', () => {
  const tally = (report: unknown, exitCode: number) => {
    const folder = temporaryFolder({
      'report.json': typeof report === 'string' ? report : JSON.stringify(report),
    });
    return tallyOfReport(`${folder}/report.json`, exitCode);
  };
  const passed = { status: 'passed', fullName: 'adds up' };
  const file = { name: `${root}test/a.test.ts`, status: 'passed', assertionResults: [passed, passed] };

  it('is that of the report, with the names of what failed and what it said of each try', () => {
    const failureMessages = ['Error: 3\nat /loans\n    at a.test.ts:1:1', 'Error: 4'];
    const failed = { status: 'failed', fullName: 'takes away', failureMessages };
    const report = { testResults: [file, { ...file, status: 'failed', assertionResults: [passed, failed] }] };
    expect(tally(report, 1)).toEqual({
      passed: 3,
      failed: 1,
      failing: ['test/a.test.ts: takes away\n    Error: 3\n    at /loans\n    Error: 4'],
    });
  });

  it('counts a file that fails before its first test', () => {
    const report = { testResults: [file, { ...file, status: 'failed', assertionResults: [] }] };
    expect(tally(report, 1)).toEqual({ passed: 2, failed: 1, failing: ['test/a.test.ts'] });
  });

  it('counts a failure outside of tests', () => {
    expect(tally({ testResults: [file] }, 1)).toMatchObject({ passed: 2, failed: 1 });
  });

  it('counts a run that left no report, or a broken one', () => {
    expect(tally('{', 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(tallyOfReport('/nowhere/report.json', 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('of several runs is their sum', () => {
    const one = { passed: 2, failed: 1, failing: ['lint'] };
    const other = { passed: 3, failed: 1, failing: ['a.test.ts'] };
    expect(sumOf([one, other])).toEqual({ passed: 5, failed: 2, failing: ['lint', 'a.test.ts'] });
  });
});

describe('the first load', () => {
  it('is what the document names and the latin font, with all they import, and no messages', () => {
    const document =
      '<link rel="stylesheet" href="{{assetBase}}{{themeSheet}}"><link rel="stylesheet" href="/assets/main.css"><script type="module" src="/assets/runtime.js"></script><script type="module" src="/assets/first.js"></script>';
    const manifest = {
      '_runtime.js': { file: 'assets/runtime.js' },
      '_first.js': {
        file: 'assets/first.js',
        imports: ['_runtime.js', '_shared.js'],
        dynamicImports: ['loans.tsx'],
      },
      'one.woff2': { file: 'assets/nunito-sans-latin-wght-normal-x.woff2' },
      'two.woff2': { file: 'assets/nunito-sans-latin-ext-wght-normal-x.woff2' },
      '_shared.js': { file: 'assets/shared.js', imports: ['_first.js'] },
      'loans.tsx': { file: 'assets/loans.js', src: 'loans.tsx' },
      '../ui/intl/messages/shell.en-us.json': { file: 'assets/en-us.js' },
      '../ui/intl/messages/shell.fr-ca.json': { file: 'assets/fr-ca.js' },
      '../ui/intl/messages/signed-in.en-us.json': { file: 'assets/signed-in.js' },
    };
    const { scripts, others } = firstLoadFiles(document, manifest);
    expect([...scripts].sort()).toEqual(['assets/first.js', 'assets/runtime.js', 'assets/shared.js']);
    expect([...others].sort()).toEqual(['assets/main.css', 'assets/nunito-sans-latin-wght-normal-x.woff2']);
  });
});
