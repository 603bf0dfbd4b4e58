import { readFileSync } from 'node:fs';
import { configurationSchema, parseConfiguration } from '@member-portal/infrastructure/config';
import { describe, expect, it } from 'vitest';
import { tenantOptions } from '../../scripts/lib/new-tenant.mjs';
import { repositoryPath } from '../support/repository.ts';
import { tenantNamed } from '../support/tenant.ts';

const page = readFileSync(repositoryPath('docs', 'operators.md'), 'utf8');
const keys = Object.keys(configurationSchema.shape);
const optionsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(repositoryPath(...file.split('/')), 'utf8').matchAll(
      /^\s+'?([a-z-]+)'?: \{ type: 'string'/gm,
    ),
  ].map(([, name]) => `--${name}`);

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

  it('tells of every option of the command for a new tenant', () => {
    expect(tenantOptions.length).toBeGreaterThan(2);
    expect(tenantOptions.filter((option) => !page.includes(`\`--${option}\``))).toEqual([]);
  });

  it('tells of every option of the command for nginx', () => {
    const options = optionsOf('hosting/nginx/main.ts').filter((option) => option !== '--tenants');
    expect(options.length).toBeGreaterThan(7);
    expect(options.filter((option) => !page.includes(`\`${option}\``))).toEqual([]);
  });
});
