import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proofsIn, readProofs } from '../../scripts/lib/proofs.mjs';
import { faultsOf, isProved, type Section } from '../../scripts/lib/requirements.mjs';
import { repositoryPath } from '../support/repository.ts';

const root = repositoryPath();
const sections = JSON.parse(readFileSync(repositoryPath('docs', 'requirements.json'), 'utf8')) as Section[];

describe('the list of requirements', () => {
  const { proofs, faults } = readProofs(root);

  it('is proved by tests that name its ids, and held by files that exist', () => {
    expect([...faultsOf(sections, { root, proofs })]).toEqual([]);
  });

  it('is named above tests, suites and scenarios only', () => {
    expect(faults).toEqual([]);
  });

  it('is named above scenarios that are played', () => {
    const folder = 'test/acceptance/scenarios/';
    const played = readFileSync(repositoryPath(folder, 'index.ts'), 'utf8');
    const named = new Set(proofs.map(({ file }) => file).filter((file) => file.startsWith(folder)));
    expect(named.size).toBeGreaterThan(0);
    expect([...named].filter((file) => !played.includes(`'./${file.slice(folder.length)}'`))).toEqual([]);
  });
});

describe('the check of the list', () => {
  type Item = Section['items'][number];
  const good: Item = { id: 'R-1.1', requirement: 'Holds.', heldBy: ['package.json'] };
  const proof = { id: 'R-1.1', file: 'test/a.test.ts', title: 'a > b' };
  const listOf = (...items: readonly Item[]): Section[] =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => ({
      section,
      title: '',
      next: 10,
      items: section === 1 ? [...items] : [],
    }));
  const faultsIn = (items: readonly Item[], ...proofs: readonly (typeof proof)[]) =>
    [...faultsOf(listOf(...items), { root, proofs }).values()].flat();

  it('accepts proved items in any order and with gaps, and items marked open', () => {
    const more: Item = { ...good, id: 'R-1.9', requirement: 'Holds too.' };
    const open: Item = { id: 'R-1.4', requirement: 'Will hold.', heldBy: [], open: true };
    expect(faultsIn([more, open, good], proof, { ...proof, id: 'R-1.9' })).toEqual([]);
  });

  it.each<[Partial<Item>, string]>([
    [{ requirement: ' ' }, 'says nothing'],
    [{ heldBy: ['src/gone.ts'] }, 'there is no file src/gone.ts'],
    [{ heldBy: ['package.json', 'package.json'] }, 'names something twice'],
    [{ heldBy: [] }, 'lacks a holder'],
    [{ open: true }, 'is marked open, but proved'],
  ])('finds a fault in %j', (change, fault) => {
    expect(faultsIn([{ ...good, ...change }], proof)).toEqual([fault]);
  });

  it.each([
    ['1.1', 'is no id of section 1'],
    ['R-1.01', 'is no id of section 1'],
    ['R-1.0', 'is no id of section 1'],
    ['R-2.1', 'is no id of section 1'],
    ['R-1.10', "is not below 10, the section's next number"],
  ])('finds a fault in the id %s', (id, fault) => {
    expect(faultsIn([{ ...good, id }], { ...proof, id })).toEqual([fault]);
  });

  it('finds what nothing proves', () => {
    expect(faultsIn([good])).toEqual(['lacks a proof']);
    expect(isProved(good, [])).toBe(false);
    expect(isProved(good, [{ ...proof, id: 'R-1.11' }])).toBe(false);
  });

  it('finds an id or a sentence that is there twice, and a section that is left out', () => {
    const again: Item = { ...good, requirement: 'Holds again.' };
    expect(faultsIn([good, again], proof)).toEqual(['two requirements are R-1.1']);
    const copy: Item = { ...good, id: 'R-1.2' };
    expect(faultsIn([good, copy], proof, { ...proof, id: 'R-1.2' })).toEqual([
      'two requirements say: Holds.',
    ]);
    const without = listOf(good).slice(1);
    expect([...faultsOf(without, { root, proofs: [] }).values()].flat()).toEqual([
      'the sections are 2 3 4 5 6 7 8 9',
    ]);
  });

  it('finds a proof of what is not in the list', () => {
    expect(faultsIn([good], proof, { ...proof, id: 'R-1.2' })).toEqual([
      'test/a.test.ts > a > b proves R-1.2, which is not in the list',
    ]);
  });
});

describe('what tests say that they prove', () => {
  const says = '// Proves R-1.2, R-3.45.';
  const read = (file: string, ...lines: readonly string[]) => {
    const { proofs, faults } = proofsIn(file, lines.join('\n'));
    return { proofs: proofs.map(({ id, title }) => `${id}: ${title}`), faults };
  };
  const inTest = (...lines: readonly string[]) => read('test/a.test.tsx', ...lines);
  const proves = (title: string) => ({ proofs: [`R-1.2: ${title}`, `R-3.45: ${title}`], faults: [] });

  it.each([
    ['a test', ["it('holds', () => {});"], 'holds'],
    ['a quoted title', [String.raw`it('is \'so\'', () => {});`], "is 'so'"],
    ['a test of another name', ["test('a buyer’s', async () => {});"], 'a buyer’s'],
    ['a suite', ["describe('all', () => {", "  it('holds', () => {});", '});'], 'all'],
    ['rows', ['it.each([', '  [1],', "])('holds for %s', (row) => row);"], 'holds for %s'],
    ['rows of another kind', ["describe.for([1])('of $0', () => {});"], 'of $0'],
    ['a table', [`it.each\`a\n\${1}\`('holds for $a', () => {});`], 'holds for $a'],
    ['a condition', ["test.runIf(isLinux)('on Linux', () => {});"], 'on Linux'],
    ['a title in a variable', ['it(title, () => {});'], 'title'],
    ['a title that is put together', [`it(\`of \${name}\`, () => {});`], `of \${name}`],
  ])('is read above %s', (_, lines, title) => {
    expect(inTest(says, ...lines)).toEqual(proves(title));
  });

  it('is read inside of suites and loops, among other comments', () => {
    const lines = [
      "describe('outer', () => {",
      '  for (const name of names)',
      `    describe(\`of \${name}\`, () => {`,
      '      // Something else.',
      `      ${says}`,
      '      // Something more.',
      "      it('holds', () => {});",
      '    });',
      '});',
    ];
    expect(inTest(...lines)).toEqual(proves(`outer > of \${name} > holds`));
  });

  it.each([
    ['nothing', [says]],
    ['an empty line', [says, '', "it('holds', () => {});"]],
    ['a statement', [says, 'const a = 1;', "it('holds', () => {});"]],
    ['rows without a test', [says, 'it.each([1]);']],
    ['a title without a body', [says, "it('holds');"]],
    ['a test that is left out', [says, "it.skip('holds', () => {});"]],
    ['a test still to be written', [says, "it.todo('holds', () => {});"]],
    ['a test that is to fail', [says, "it.fails('holds', () => {});"]],
    [
      'a test of a suite that is left out',
      ["describe.skip('all', () => {", says, "it('holds', () => {});", '});'],
    ],
    ['a call of something else', [says, "item('holds', () => {});"]],
    ['a method of that name', [says, "page.it('holds', () => {});"]],
    ['a test, at the end of a line', [`const a = 1; ${says}`, "it('holds', () => {});"]],
    ['a test in a comment', [says, "// it('holds', () => {});"]],
    ['a test that begins in the middle of its line', [says, "const a = 1; it('holds', () => {});"]],
  ])('counts for nothing above %s', (_, lines) => {
    const { proofs, faults } = inTest(...lines);
    expect(proofs).toEqual([]);
    expect(faults).toEqual([
      expect.stringMatching(/^test\/a\.test\.tsx:[12] stands above no test, suite or scenario$/),
    ]);
  });

  it('is no comment where it is text', () => {
    expect(inTest("it('holds', () => {", '  const text = `', says, '`;', '});')).toEqual({
      proofs: [],
      faults: [],
    });
  });

  it.each([
    '// Proves R-1.2',
    '// Proves R-1.2 R-3.4.',
    '// Proves R-1.2, and more.',
    '// Proves 1.2.',
    '// Proves R1.2.',
    '// proves R-1.2.',
    '/* Proves R-1.2. */',
    '/** Proves R-1.2. */',
    '// See R-1.2.',
    '//Proves R-1.2.',
  ])('has to be written as it is: %s', (comment) => {
    expect(inTest(comment, "it('holds', () => {});")).toEqual({
      proofs: [],
      faults: ['test/a.test.tsx:1 is not written as "// Proves R-1.2, R-3.4."'],
    });
  });

  it('leaves other comments alone', () => {
    expect(inTest('// Proves a new address by its code.', "it('holds', () => {});")).toEqual({
      proofs: [],
      faults: [],
    });
  });

  describe('above a scenario', () => {
    const inScenarios = (...lines: readonly string[]) => read('test/acceptance/scenarios/a.ts', ...lines);
    const list = (...elements: readonly string[]) => ['export const all = [', ...elements, '];'];

    it.each([
      ['one', ["{ ...visitor, name: 'it holds', play: holds },"], 'it holds'],
      ['one of many lines', ['{', "  name: 'it holds',", '  play: async () => {},', '},'], 'it holds'],
      [
        'several',
        [`...pairs.map((pair) => ({ name: \`it holds, \${pair}\`, play() {} })),`],
        `it holds, \${pair}`,
      ],
    ])('is read above %s', (_, lines, title) => {
      expect(inScenarios(...list(says, ...lines))).toEqual(proves(title));
    });

    it.each([
      ['what is not played', list(says, "{ name: 'it holds' },")],
      ['what is inside', list('{', "  name: 'it holds',", `  ${says}`, '  play: holds,', '},')],
      ['the list', [says, ...list("{ name: 'it holds', play: holds },")]],
    ])('counts for nothing above %s', (_, lines) => {
      expect(inScenarios(...lines)).toMatchObject({
        proofs: [],
        faults: [expect.stringContaining('stands above')],
      });
    });

    it('counts for nothing in another file, nor does a test in a file that is not run', () => {
      expect(inTest(...list(says, "{ name: 'it holds', play: holds },")).proofs).toEqual([]);
      expect(read('test/support/a.ts', says, "it('holds', () => {});").proofs).toEqual([]);
    });
  });
});
