import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';

/** Short files that play everything which others describe. */
const PLAYS_ALL =
  /\/(states|text-size|text-spacing|adaptations|scenarios|keyboard-journeys|privacy)\.test\.ts$/;

/** How much there is to run, by the size of the file: in bytes, or more than any. */
const sizeOf = ({ moduleId }: TestSpecification): number =>
  PLAYS_ALL.test(moduleId) ? Number.MAX_SAFE_INTEGER : statSync(moduleId).size;

/**
 * Runs the files of a project one after another, projects in the order of the configuration, so that a worker keeps what the
 * files of its project share. Those with more to run go first, so that no worker waits for one at the end; durations of
 * earlier runs are not used, because a fresh clone has none.
 */
export class ByProject implements TestSequencer {
  readonly #names: readonly string[];

  constructor(vitest: Vitest) {
    this.#names = vitest.projects.map(({ name }) => name);
  }

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project }: TestSpecification): number => this.#names.indexOf(project.name);
    return files.toSorted((one, other) => placeOf(one) - placeOf(other) || sizeOf(other) - sizeOf(one));
  }

  /** Nothing here is run in shards. */
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}
