/** The platform did something else. Each problem is a sentence. */
export class Failed extends Error {
  override readonly name = 'Failed';
  readonly problems: readonly string[];
  constructor(...problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

/** The check could not be made; `message` says why. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** Throws `Failed` unless it holds. */
export function must(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Failed(problem);
}
