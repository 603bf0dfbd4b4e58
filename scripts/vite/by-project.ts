import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';

/** Short files that run everything defined in other files, the longest first. */
const PLAYING_ALL = [/\/states(\/[^/]+)?\.test\.ts$/, /\/(scenarios|keyboard-journeys|privacy)\.test\.ts$/];

/** Estimated work, by the size of the file in bytes; more than any other for files that run everything. */
const sizeOf = ({ moduleId }: TestSpecification): number => {
  const place = PLAYING_ALL.findIndex((files) => files.test(moduleId));
  return statSync(moduleId).size + (place === -1 ? 0 : (PLAYING_ALL.length - place) * 1e6);
};

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
