// `npm test`: installs what is missing, runs checks and tests, and ends with one line, `tests: N passed, N failed`.
// `npm run test:quick` and `npm run test:more` are its `quick` and `more`; several levels run one after another.
// `node scripts/test.mjs domain ui` runs the tests of these projects only.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { runLevel } from './lib/run-level.mjs';
import { LEVELS, levelOf } from './lib/test-levels.mjs';
import { printFailing, sumOf } from './lib/vitest-report.mjs';

/** @typedef {import('./lib/test-levels.mjs').LevelName} LevelName */

const asked = process.argv.slice(2);
/** @param {string} name @returns {name is LevelName} */
const isLevel = (name) => Object.hasOwn(LEVELS, name);
const names = { quick: 'npm run test:quick', all: 'npm test', more: 'npm run test:more' };
const chosen = asked.length === 0 ? ['all'] : asked;
const levels = chosen.every(isLevel)
  ? chosen.map((name) => ({ name: names[name], level: LEVELS[name] }))
  : [{ name: chosen.join(' '), level: levelOf(chosen) }];

/** @type {(error: unknown) => never} */
const crashed = (error) => {
  console.error(error);
  console.log('tests: 0 passed, 1 failed');
  process.exit(1);
};
process.on('uncaughtException', crashed);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => crashed(`stopped by ${signal}`));

/** @param {number} ms */
const minutes = (ms) => `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;

/** @type {import('./lib/vitest-report.mjs').Tally[]} */
const tallies = [];
/** @type {string[]} */
const said = [];
for (const { name, level } of levels) {
  const started = Date.now();
  const tally = await runLevel(level).catch(crashed);
  const { passed, failed } = tally;
  tallies.push(tally);
  said.push(`${name}: ${passed} passed, ${failed} failed, in ${minutes(Date.now() - started)}`);
  console.log(`\n${said.at(-1)}`);
}
const total = sumOf(tallies);
printFailing(total);
if (levels.length > 1) console.log(said.join('; '));
console.log(`tests: ${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
