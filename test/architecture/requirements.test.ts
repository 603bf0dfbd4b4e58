import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf, isProved, type Section } from '../../scripts/lib/requirements.mjs';
import { repositoryPath } from '../support/repository.ts';

const root = repositoryPath();
const sections = JSON.parse(readFileSync(repositoryPath('docs', 'requirements.json'), 'utf8')) as Section[];

describe('the list of requirements', () => {
  it('is numbered without a gap and names files that exist', () => {
    expect([...faultsOf(sections, { root })]).toEqual([]);
  });
});

describe('the check of the list', () => {
  const good = { item: '1.1', requirement: 'Holds.', heldBy: ['package.json'], provedBy: [] };
  const proof = 'test/architecture/requirements.test.ts > the check of the list > finds faults';
  const listOf = (...items: Section['items']): Section[] =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => ({ section, title: '', items: section === 1 ? items : [] }));
  const faultsIn = (...items: Section['items']) =>
    [...faultsOf(listOf(...items), { root, tests: [proof] }).values()].flat();

  it.each([
    [{ ...good, item: '1.2' }, 'the number should be 1.1'],
    [{ ...good, requirement: ' ' }, 'says nothing'],
    [{ ...good, heldBy: ['src/gone.ts'] }, 'there is no file src/gone.ts'],
    [{ ...good, heldBy: [], provedBy: [proof] }, 'is proved, but nothing holds it'],
    [{ ...good, provedBy: ['test/gone.test.ts > a > b'] }, 'there is no file test/gone.test.ts'],
    [{ ...good, provedBy: [`${proof} not`] }, `there is no test ${proof} not`],
    [{ ...good, heldBy: ['package.json', 'package.json'] }, 'names something twice'],
  ])('finds a fault in %j', (item, fault) => {
    expect(faultsIn(item)).toEqual([fault]);
  });

  it('finds a sentence that is said twice, and a section that is left out', () => {
    expect(faultsIn(good, { ...good, item: '1.2' })).toEqual(['two items say: Holds.']);
    expect([...faultsOf(listOf(good).slice(1), { root }).values()].flat()).toEqual([
      'the sections are 2 3 4 5 6 7 8 9',
    ]);
  });

  it('takes what is open and what a test or a whole file proves', () => {
    expect(faultsIn(good)).toEqual([]);
    const proved = { ...good, provedBy: [proof, 'test/architecture/requirements.test.ts'] };
    expect(faultsIn(proved)).toEqual([]);
    expect([good, proved].map(isProved)).toEqual([false, true]);
  });
});
