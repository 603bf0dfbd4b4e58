// `npm run spec:coverage`: each requirement of the product, what holds it and which tests prove it. The list is
// docs/requirements.json. A file or a test that does not exist fails the run; a requirement without proof is printed as open.
// `--open` prints the open ones alone.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { at, root } from './lib/paths.mjs';
import { faultsOf, isProved } from './lib/requirements.mjs';

/** @type {import('./lib/requirements.mjs').Section[]} */
const sections = JSON.parse(readFileSync(at('docs', 'requirements.json'), 'utf8'));
const onlyOpen = process.argv.includes('--open');

/** Every test by its file and its full title: `test/domain/money.test.ts > money > refuses a fraction`. */
const listTests = () => {
  const vitest = at('node_modules', 'vitest', 'vitest.mjs');
  const listed = spawnSync(process.execPath, [vitest, 'list', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) {
    console.error(listed.stderr);
    console.error('The tests could not be listed.');
    process.exit(1);
  }
  /** @type {{ name: string, file: string }[]} */
  const tests = JSON.parse(listed.stdout.slice(listed.stdout.search(/^\[/m)));
  return tests.map(({ name, file }) => `${file.slice(root.length).replace(/^\/+/, '')} > ${name}`);
};

/** @param {Parameters<typeof styleText>[0]} style @param {string} text */
const styled = (style, text) =>
  process.stdout.isTTY && !process.env['NO_COLOR'] ? styleText(style, text) : text;

const WIDTH = 118;
const LABELS = 18;

/** Breaks a text into lines that end before the edge; what follows the first stands `indent` to the right. @param {string} text @param {number} indent */
const wrapped = (text, indent) => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && indent + line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
};

/** @param {string} label @param {string[]} entries */
const printEntries = (label, entries) =>
  entries.forEach((entry, index) => {
    const head = `${' '.repeat(8)}${(index === 0 ? label : '').padEnd(LABELS - 8)}`;
    console.log(styled('dim', head + wrapped(entry, LABELS)));
  });

/** @param {import('./lib/requirements.mjs').Requirement} requirement @param {string[]} faults */
const printItem = ({ item, requirement, heldBy, provedBy }, faults) => {
  const proved = heldBy.length > 0 && provedBy.length > 0;
  const state = proved ? styled('green', 'proved   ') : styled('yellow', 'OPEN     ');
  console.log(`  ${item.padEnd(6)}${state} ${wrapped(requirement, LABELS)}`);
  printEntries('held by', heldBy);
  printEntries('proved by', provedBy);
  for (const fault of faults) console.log(`        ${styled('red', `WRONG    ${fault}`)}`);
};

const faults = faultsOf(sections, { root, tests: listTests() });
for (const { section, title, items } of sections) {
  const shown = onlyOpen ? items.filter((item) => !isProved(item) || faults.has(item.item)) : items;
  const name = `${section}. ${title}`;
  const proved = `${items.filter(isProved).length} of ${items.length} proved`;
  console.log(`\n${styled('bold', name)} ${'─'.repeat(WIDTH - name.length - proved.length - 2)} ${proved}`);
  for (const item of shown) printItem(item, faults.get(item.item) ?? []);
}

console.log(`\n${'section'.padEnd(30)}${'items'.padStart(8)}${'proved'.padStart(8)}${'open'.padStart(8)}`);
/** @param {string} name @param {import('./lib/requirements.mjs').Requirement[]} items */
const printTotal = (name, items) => {
  const proved = items.filter(isProved).length;
  const figures = [items.length, proved, items.length - proved].map((figure) => String(figure).padStart(8));
  console.log(`${name.padEnd(30)}${figures.join('')}`);
};
for (const { section, title, items } of sections) printTotal(`${section}. ${title}`, items);
const all = sections.flatMap(({ items }) => items);
console.log('─'.repeat(54));
printTotal('together', all);

const wrong = [...faults.values()].flat();
for (const fault of faults.get('') ?? []) console.log(styled('red', `WRONG    ${fault}`));
const open = all.filter((item) => !isProved(item)).length;
console.log(
  `\n${all.length} requirements, ${all.length - open} proved, ${open} open; ` +
    (wrong.length === 0 ? 'every file and test that they name exists' : `${wrong.length} faults in the list`),
);
process.exitCode = wrong.length === 0 ? 0 : 1;
