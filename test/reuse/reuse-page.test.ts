import { readFileSync } from 'node:fs';
import * as ports from '@member-portal/application/ports';
import type { PlanningTerms } from '@member-portal/domain/autopay';
import { describe, expect, it } from 'vitest';
import { repositoryPath } from '../support/repository.ts';
import { folderOf, PACKED } from '../support/reuse/packed-core.ts';

describe.each(PACKED)('the README of %s', (name) => {
  it('installs it and its peers from what was packed: no registry has them', () => {
    const folder = folderOf(name);
    const [install = ''] =
      /^npm install .*$/m.exec(readFileSync(repositoryPath(folder, 'README.md'), 'utf8')) ?? [];
    const { peerDependencies } = JSON.parse(readFileSync(repositoryPath(folder, 'package.json'), 'utf8'));
    const wanted = [`@member-portal/${name}`, ...Object.keys(peerDependencies)];
    const given = wanted.map((one) => one.replace(/^@member-portal\/(.*)/, './member-portal-$1-*.tgz'));
    expect(install.split(' ').slice(2).sort()).toEqual(given.sort());
  });
});

describe('the page about using the core elsewhere', () => {
  const page = readFileSync(repositoryPath('docs', 'reuse.md'), 'utf8');

  it('names every store of what is being sent, which a program that may be stopped has to keep', () => {
    const stores = Object.keys(ports).filter((name) => name.endsWith('IntentStore'));
    expect(stores).toHaveLength(2);
    expect(stores.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('says what looks up the payments that such a store holds', () => {
    expect(page).toContain('`BeginOpenPayments`');
  });

  it('names only what exists, each beside the subpath that has it', async () => {
    const named = [...page.matchAll(/`(\w+)(?:\([^`]*\))?`[*]* of\s+`(@member-portal\/[\w/-]+)`/g)];
    expect(named.length).toBeGreaterThan(10);
    for (const [, name = '', subpath = ''] of named) expect(await import(subpath)).toHaveProperty(name);
  });

  it('calls the terms of a plan as their type does', () => {
    const terms: Readonly<Record<keyof PlanningTerms, true>> = {
      now: true,
      country: true,
      zone: true,
      holidays: true,
    };
    expect(page).toContain(`\`planAutopay(choice, { ${Object.keys(terms).join(', ')} })\``);
  });

  const [, expectations = ''] = /## What to expect\n([\s\S]*?)\n## /.exec(page) ?? [];

  it.each([
    ['a cache that shows no borrower the data of another', ['SessionReads']],
    ['flags, which offer payoffs and autopay until they are loaded', ['LoadFlags', 'PollFlags']],
    ['a session that stays alive', ['KeepAlive', 'BuyerActivity', 'ObserveSession']],
  ])('leads a front end to %s', (_, names) => {
    for (const name of names) expect(expectations).toContain(`\`${name}\``);
  });

  it('says that a front end asks who may see anything', () => {
    for (const name of ['buyerAccess', 'ReadBuyer', 'collectionsChargeOff', 'WasBuyerUnblocked'])
      expect(expectations).toContain(`\`${name}\``);
  });
});
