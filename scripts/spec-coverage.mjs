// `npm run spec:coverage`: each requirement of the product, what holds it and which tests prove it. The list is
// docs/requirements.json. A file or a test that does not exist fails the run; a requirement without proof is printed as open.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { at, root } from './lib/paths.mjs';

/** @typedef {{ item: string, requirement: string, heldBy: string[], provedBy: string[] }} Requirement */
/** @type {{ section: number, title: string, items: Requirement[] }[]} */
const sections = JSON.parse(readFileSync(at('docs', 'requirements.json'), 'utf8'));

const listed = spawnSync(process.execPath, [at('node_modules', 'vitest', 'vitest.mjs'), 'list', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (listed.status !== 0) {
  console.error(listed.stderr);
  console.error('The tests could not be listed.');
  process.exit(1);
}

/** A test is named by its file and its full title: `test/domain/money.test.ts > money > refuses a fraction`. */
const tests = new Set(
  /** @type {{ name: string, file: string }[]} */ (
    JSON.parse(listed.stdout.slice(listed.stdout.indexOf('[')))
  ).map(({ name, file }) => `${file.slice(root.length).replace(/^\/+/, '')} > ${name}`),
);
const files = new Set([...tests].map((name) => name.split(' > ')[0]));

/** @param {string} proof a whole test file, or one test in it */
const exists = (proof) => tests.has(proof) || files.has(proof);

let open = 0;
let wrong = 0;
sections.forEach(({ section, title, items }, index) => {
  if (section !== index + 1) wrong += 1;
  console.log(`\n${section}. ${title}`);
  items.forEach(({ item, requirement, heldBy, provedBy }, position) => {
    const missing = [
      ...heldBy.filter((path) => !existsSync(at(path))),
      ...provedBy.filter((proof) => !exists(proof)),
    ];
    if (item !== `${section}.${position + 1}`) missing.push(`number ${item}`);
    const proved = heldBy.length > 0 && provedBy.length > 0;
    if (!proved) open += 1;
    wrong += missing.length;
    console.log(`  ${item.padEnd(5)} ${proved ? 'proved' : 'open  '} ${requirement}`);
    for (const path of heldBy) console.log(`               held by ${path}`);
    for (const proof of provedBy) console.log(`               proved by ${proof}`);
    for (const name of missing) console.log(`               DOES NOT EXIST: ${name}`);
  });
});

const total = sections.reduce((sum, { items }) => sum + items.length, 0);
console.log(
  `\n${total} requirements, ${total - open} proved, ${open} open, ${wrong} names that do not exist`,
);
process.exit(wrong === 0 ? 0 : 1);
