// A Vitest reporter that prints where a run's time was spent: by project and phase, and the slowest files; and which
// tests passed only on a retry, with why they failed before.
import { reasonOf } from './failing-tests.mjs';

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {{ name: string, files: number, tests: number, imports: number, setUp: number }} Sum */

const SHOWN = 10;

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(10);

/** Milliseconds of a file's phases. @param {TestModule} module */
const timesOf = (module) => {
  const times = module.diagnostic();
  // Files that share a worker each report the worker's preparation.
  const shared = module.project.config.isolate ? times.environmentSetupDuration + times.prepareDuration : 0;
  const setUp = times.setupDuration + shared;
  return { tests: times.duration, imports: times.collectDuration, setUp };
};

/** @param {readonly TestModule[]} modules */
const byProject = (modules) => {
  /** @type {Map<string, Sum>} */
  const sums = new Map();
  for (const module of modules) {
    const { name } = module.project;
    const { files, tests, imports, setUp } = sums.get(name) ?? { files: 0, tests: 0, imports: 0, setUp: 0 };
    const times = timesOf(module);
    sums.set(name, {
      name,
      files: files + 1,
      tests: tests + times.tests,
      imports: imports + times.imports,
      setUp: setUp + times.setUp,
    });
  }
  return [...sums.values()].toSorted((one, other) => other.tests - one.tests);
};

export default class TimeReporter {
  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    const head = ['tests', 'imports', 'set-up'].map((name) => name.padStart(10)).join('');
    console.log(`\n${'time by project'.padEnd(20)}${'files'.padStart(6)}${head}`);
    for (const { name, files, tests, imports, setUp } of byProject(modules)) {
      const figures = [tests, imports, setUp].map(seconds).join('');
      console.log(`${name.padEnd(20)}${String(files).padStart(6)}${figures}`);
    }
    console.log(`\nslowest files`);
    const files = modules.map((module) => {
      const { tests, imports, setUp } = timesOf(module);
      return { ms: tests + imports + setUp, name: `${module.project.name}: ${module.relativeModuleId}` };
    });
    for (const { ms, name } of files.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN))
      console.log(`${seconds(ms)}  ${name}`);
    const shaky = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .flatMap((test) => [
          `    ${module.relativeModuleId}: ${test.fullName}`,
          ...(test.result().errors ?? [])
            .flatMap(({ message }) => reasonOf(message))
            .map((line) => `        ${line}`),
        ]),
    );
    if (shaky.length > 0) console.log(['', 'failed at first', ...shaky].join('\n'));
  }
}
