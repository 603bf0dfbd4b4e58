/** The platform does not meet the requirement. Each problem is a sentence. */
export class Failed extends Error {
  override readonly name: string = 'Failed';
  readonly problems: readonly string[];
  /** What a borrower sees, if not what the check itself says. */
  readonly sees: string | undefined = undefined;
  constructor(...problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

/** An answer differs from the contract. Each problem is one difference. */
export class ContractDifference extends Failed {
  override readonly name = 'ContractDifference';
}

/** A call that a check depends on failed, so the check could not be made. */
export class Prevented extends Failed {
  override readonly name = 'Prevented';
  override readonly sees: string;
  constructor(sees: string, ...problems: readonly string[]) {
    super(...problems);
    this.sees = sees;
  }
}

/** The check was skipped; `message` says why. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** Throws `Failed` unless the condition holds. */
export function must(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Failed(problem);
}
