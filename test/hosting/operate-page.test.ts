import { readFileSync } from 'node:fs';
import { configurationSchema, parseConfiguration } from '@member-portal/infrastructure/config';
import { describe, expect, it } from 'vitest';
import { SERVED_KEYS } from '../../hosting/check/configuration-keys.ts';
import { check } from '../../hosting/command/check.ts';
import { deploy } from '../../hosting/command/deploy.ts';
import { nginx } from '../../hosting/command/nginx.ts';
import { rollback } from '../../hosting/command/rollback.ts';
import { schema } from '../../hosting/command/schema.ts';
import { serve } from '../../hosting/command/serve.ts';
import { tenantOptions } from '../../scripts/lib/new-tenant.mjs';
import { repositoryPath } from '../support/repository.ts';
import { tenantNamed } from '../support/tenant.ts';

const page = readFileSync(repositoryPath('docs', 'operate.md'), 'utf8');
const keys = Object.keys(configurationSchema.shape).filter(
  (key) => !SERVED_KEYS.some((served) => served === key),
);
/** The options that a command's help lists. */
const optionsOf = async (command: (args: readonly string[], say: (line: string) => void) => unknown) => {
  const said: string[] = [];
  await command(['--help'], (line) => said.push(line));
  return [...said.join('\n').matchAll(/^ {2}(--[a-z0-9-]+)/gm)].flatMap(([, name = '']) =>
    name === '--help' ? [] : [name],
  );
};

describe('the page for operators', () => {
  it('tells of every key that a configuration may have', () => {
    expect(keys.length).toBeGreaterThan(25);
    const untold = keys.filter((key) => !page.includes(`\`${key}\``) && !page.includes(`\`${key}.`));
    expect(untold).toEqual([]);
  });

  it('tells of no key that a configuration does not have', () => {
    const rows = page
      .slice(page.indexOf('## Every key'), page.indexOf('## Feature flags'))
      .matchAll(/^\| (`[^|]+) \|/gm);
    const told = [...rows].flatMap(([, cell = '']) => cell.match(/(?<=`)[a-z]+/g) ?? []);
    expect(told.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('says of each key whether it must stand as the schema does', () => {
    const { config } = tenantNamed('maple');
    const needed = keys.filter((key) => parseConfiguration({ ...config, [key]: undefined }).isErr());
    const told = [...page.matchAll(/^\| (`[^|]+) \| (yes|with[^|]*|no[^|]*) \|/gm)].flatMap(
      ([, cell = '', must = '']) =>
        (cell.match(/(?<=`)[a-z]+/g) ?? []).flatMap((key) =>
          must === 'yes' || must.startsWith('with `') ? [key] : [],
        ),
    );
    expect(needed.length).toBeGreaterThan(10);
    expect(told.sort()).toEqual([...needed].sort());
  });

  it('has a log format for nginx that leaves out ids and what a borrower searches for', () => {
    const [, pattern = ''] = /map \$request_uri \$portal_place \{\n {2}"~([^"]+)" \$place;/.exec(page) ?? [];
    const contract = JSON.parse(readFileSync(repositoryPath('contract', 'platform.json'), 'utf8'));
    const calls = Object.keys(contract.paths).map((path) => path.replace(/\{(?:id|\w+Id)\}/g, 'Ab-12'));
    expect(calls.length).toBeGreaterThan(15);
    const pages = ['/', '/loans/Ab-12', '/loans/Ab-12/history', '/assets/en-ca/later-Ab12.js'];
    const placeOf = (path: string) =>
      new RegExp(pattern).exec(`${path}?q=Avery&buyerId=Ab-12`)?.groups?.['place'];
    expect([...calls, ...pages].map(placeOf).filter((place) => /Avery|Ab-12/.test(place ?? 'Avery'))).toEqual(
      [],
    );
    expect(['/api/auth/login', '/api/servicing/payment-agreement/Ab-12', ...pages].map(placeOf)).toEqual([
      '/api/auth/login',
      '/api/servicing/payment-agreement',
      '/',
      '/loans',
      '/loans',
      '/assets/en-ca/later-Ab12.js',
    ]);
  });

  it('tells of every option of the command for a new tenant', () => {
    expect(tenantOptions.length).toBeGreaterThan(2);
    expect(tenantOptions.filter((option) => !page.includes(`\`--${option}\``))).toEqual([]);
  });

  it.each([
    ['serve', serve],
    ['nginx', nginx],
    ['check', check],
    ['schema', schema],
    ['deploy', deploy],
    ['rollback', rollback],
  ])('tells of every option of the command %s', async (_, command) => {
    const options = await optionsOf(command);
    expect(options.length).toBeGreaterThan(0);
    expect(
      options.filter((option) => !page.includes(`\`${option}\``) && !page.includes(`${option}=`)),
    ).toEqual([]);
  });
});
