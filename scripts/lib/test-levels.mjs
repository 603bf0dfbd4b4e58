// The checks and tests of each test command. Projects are those of vite.config.ts.

/** @typedef {'types' | 'lint' | 'build' | 'browser' | 'size' | 'postgres' | 'nginx'} Check */
/** One run of Vitest. @typedef {{ projects: readonly string[], args?: readonly string[], env?: Record<string, string> }} Run */
/**
 * @typedef {object} Level
 * @property {readonly Check[]} checks
 * @property {readonly Run[]} runs
 */
/** @typedef {'quick' | 'all' | 'more'} LevelName */

const QUICK = ['ui', 'infrastructure', 'architecture', 'domain', 'application'];

/** The property tests of state, the only ones that benefit from more cases. @param {string} runs cases for each */
export const longProperties = (runs) => ({
  projects: ['domain', 'application', 'sandbox'],
  args: [
    // Time for all cases of one property, including the much longer ones checked against a ledger.
    `--testTimeout=${20 * 60_000}`,
    'test/domain',
    'test/application',
    'test/sandbox/ledger',
    'test/sandbox/calendar.test.ts',
  ],
  env: { PROPERTY_RUNS: runs },
});

/** @type {Readonly<Record<LevelName, Level>>} */
export const LEVELS = {
  quick: { checks: ['types', 'lint'], runs: [{ projects: QUICK }] },
  all: {
    checks: ['types', 'lint', 'build', 'browser', 'size'],
    runs: [{ projects: [...QUICK, 'browser', 'sandbox', 'acceptance', 'hosting'] }],
  },
  more: {
    checks: ['build', 'browser', 'postgres', 'nginx'],
    runs: [
      { projects: ['more-browser', 'sandbox-postgres', 'reuse', 'more-acceptance', 'more-hosting'] },
      longProperties('3000'),
    ],
  },
};

/** Prerequisites of the tests of a project. @type {Readonly<Record<string, readonly Check[]>>} */
const NEEDED = {
  browser: ['build', 'browser'],
  'more-browser': ['build', 'browser'],
  'sandbox-postgres': ['postgres'],
  'more-hosting': ['build', 'nginx'],
};

/** The tests of single projects, as a level of their own. @param {readonly string[]} projects @returns {Level} */
export const levelOf = (projects) => ({
  checks: [...new Set(projects.flatMap((project) => NEEDED[project] ?? []))],
  runs: [{ projects }],
});
