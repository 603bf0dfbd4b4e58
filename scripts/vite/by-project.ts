import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';

/** Short files that run everything defined in other files. */
const PLAYS_ALL = /\/((states|scenarios|keyboard-journeys|privacy)|states\/[^/]+)\.test\.ts$/;

/** Estimated work, by the size of the file in bytes; the maximum for files that run everything. */
const sizeOf = ({ moduleId }: TestSpecification): number =>
  PLAYS_ALL.test(moduleId) ? Number.MAX_SAFE_INTEGER : statSync(moduleId).size;

/**
 * Runs the files of a project one after another, projects in the order of the configuration, so that a worker keeps what the
 * files of its project share. Larger files go first, so that no worker waits for one at the end; durations of earlier runs
 * are not used, because a fresh clone has none.
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

  /** Shards are not used. */
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}
