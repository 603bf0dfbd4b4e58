// `npm run spec:coverage`: lists each requirement of the product, what holds it and which tests prove it. The list is
// docs/requirements.json, and tests name what they prove. Errors in either fail the run; a requirement without proof is
// printed as open. `--open` prints only the open ones.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { at, root } from './lib/paths.mjs';
import { readProofs } from './lib/proofs.mjs';
import { faultsOf, isProved } from './lib/requirements.mjs';

/** @type {import('./lib/requirements.mjs').Section[]} */
const sections = JSON.parse(readFileSync(at('docs', 'requirements.json'), 'utf8'));
const onlyOpen = process.argv.includes('--open');

const { proofs, faults: astray } = readProofs(root);

/** @param {Parameters<typeof styleText>[0]} style @param {string} text */
const styled = (style, text) =>
  process.stdout.isTTY && !process.env['NO_COLOR'] ? styleText(style, text) : text;

const WIDTH = 118;
const LABELS = 20;

/** Wraps a text to the width of the terminal; lines after the first are indented by `indent`. @param {string} text @param {number} indent */
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

/** @param {import('./lib/requirements.mjs').Requirement} requirement */
const holds = (requirement) => isProved(requirement, proofs);

/** @param {import('./lib/requirements.mjs').Requirement} requirement @param {string[]} faults */
const printItem = (requirement, faults) => {
  const { id, heldBy } = requirement;
  const state = holds(requirement) ? styled('green', 'proved   ') : styled('yellow', 'OPEN     ');
  console.log(`  ${id.padEnd(8)}${state} ${wrapped(requirement.requirement, LABELS)}`);
  printEntries('held by', heldBy);
  const places = proofs.filter((proof) => proof.id === id).map(({ file, title }) => `${file} > ${title}`);
  printEntries('proved by', [...new Set(places)]);
  for (const fault of faults) console.log(`        ${styled('red', `WRONG    ${fault}`)}`);
};

const faults = faultsOf(sections, { root, proofs });
for (const { section, title, items } of sections) {
  const shown = onlyOpen ? items.filter((item) => !holds(item) || faults.has(item.id)) : items;
  const name = `${section}. ${title}`;
  const proved = `${items.filter(holds).length} of ${items.length} proved`;
  console.log(`\n${styled('bold', name)} ${'─'.repeat(WIDTH - name.length - proved.length - 2)} ${proved}`);
  for (const item of shown) printItem(item, faults.get(item.id) ?? []);
}

console.log(`\n${'section'.padEnd(30)}${'items'.padStart(8)}${'proved'.padStart(8)}${'open'.padStart(8)}`);
/** @param {string} name @param {import('./lib/requirements.mjs').Requirement[]} items */
const printTotal = (name, items) => {
  const proved = items.filter(holds).length;
  const figures = [items.length, proved, items.length - proved].map((figure) => String(figure).padStart(8));
  console.log(`${name.padEnd(30)}${figures.join('')}`);
};
for (const { section, title, items } of sections) printTotal(`${section}. ${title}`, items);
const all = sections.flatMap(({ items }) => items);
console.log('─'.repeat(54));
printTotal('together', all);

const wrong = [...[...faults.values()].flat(), ...astray];
for (const fault of [...(faults.get('') ?? []), ...astray]) console.log(styled('red', `WRONG    ${fault}`));
const open = all.filter((item) => !holds(item)).length;
console.log(
  `\n${all.length} requirements, ${all.length - open} proved, ${open} open; ` +
    (wrong.length === 0 ? 'every file and requirement that is named exists' : `${wrong.length} faults`),
);
process.exitCode = wrong.length === 0 ? 0 : 1;
