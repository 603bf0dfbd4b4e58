import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';

const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;

/**
 * Runs the files of a project one after another, projects in the order of the configuration, so that a worker keeps what the
 * files of its project share. Larger files go first; durations of earlier runs are not used, because a fresh clone has none.
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
