import type { Check, Profile } from './check.ts';
import type { Exchange } from './http/caller.ts';
import type { Figure, Kit } from './kit.ts';
import { autopayChecks } from './profiles/autopay.ts';
import { autopayOrderChecks } from './profiles/autopay-orders.ts';
import { clockChecks } from './profiles/clock.ts';
import { contactChecks } from './profiles/contact.ts';
import { documentChecks } from './profiles/documents.ts';
import { exposedHeaderChecks } from './profiles/exposed-headers.ts';
import { flagChecks } from './profiles/flags.ts';
import { hostedPageChecks } from './profiles/hosted-page.ts';
import { keyChecks } from './profiles/keys.ts';
import { payChecks } from './profiles/pay.ts';
import { readChecks } from './profiles/read.ts';
import { removalChecks } from './profiles/removal.ts';
import { signInChecks } from './profiles/sign-in.ts';
import { standingChecks } from './profiles/standing.ts';
import { toldOnce } from './report/told-once.ts';
import { SEEN } from './seen.ts';
import { ContractDifference, Failed, Skipped } from './verdict.ts';

const CHECKS: readonly Check[] = [
  ...signInChecks,
  ...flagChecks,
  ...readChecks,
  ...standingChecks,
  ...payChecks,
  ...exposedHeaderChecks,
  ...hostedPageChecks,
  ...keyChecks,
  // After the others that pay, which may draw on the method.
  ...removalChecks,
  ...autopayChecks,
  ...autopayOrderChecks,
  ...contactChecks,
  ...documentChecks,
  // Last, because the clock cannot be moved back.
  ...clockChecks,
];

/** The checks of the given profiles, those with the fewest prerequisites first. */
export const checksOf = (profiles: readonly Profile[]): readonly Check[] =>
  CHECKS.filter(({ profile }) => profiles.includes(profile));

/** The outcome of a check. */
export interface Outcome {
  readonly check: Check;
  readonly kind: 'passed' | 'failed' | 'skipped';
  /** Problems of a failed check, or why one was skipped. */
  readonly said: readonly string[];
  /** What a borrower sees of a failure. */
  readonly sees: string;
  /** The last exchanges before a failure. */
  readonly exchanges: readonly Exchange[];
  readonly figures: readonly Figure[];
  /** Changes that stay because the platform does not offer to undo them, as the contract allows. */
  readonly notes: readonly string[];
  /** Milliseconds. */
  readonly took: number;
}

/** Number of exchanges to show for a failure, counted from the last. */
const SHOWN = 5;

const NOT_ALLOWED = 'it books or changes something: run with --allow-payments';
const ENDED = 'the run was ended before';

/** Adds to an outcome what the check could not undo, which always has to be seen. */
const withLeft = (outcome: Outcome, left: readonly string[], kit: Kit): Outcome => {
  if (left.length === 0) return outcome;
  const { kind, said, sees, exchanges } = outcome;
  return {
    ...outcome,
    kind: 'failed',
    said: [...said, ...left.map((what) => `left behind: ${what}`)],
    sees: kind === 'failed' ? sees : SEEN.left,
    exchanges: kind === 'failed' ? exchanges : kit.exchanges().slice(-SHOWN),
  };
};

/**
 * Runs one check. A failure of the kit is reported as such and never ends the run. `once` shortens differences from the contract
 * that an earlier check has told.
 */
const make = async (
  check: Check,
  kit: Kit,
  mayBook: boolean,
  ends: AbortSignal,
  once: ReturnType<typeof toldOnce>,
): Promise<Outcome> => {
  const started = performance.now();
  kit.exchanges();
  kit.breaches();
  const told = (kind: Outcome['kind'], said: readonly string[], sees = check.sees): Outcome => ({
    check,
    kind,
    said,
    sees,
    exchanges: kind === 'failed' ? kit.exchanges().slice(-SHOWN) : [],
    figures: kit.figures(),
    notes: kit.notes(),
    took: performance.now() - started,
  });
  if (ends.aborted) return told('skipped', [ENDED]);
  if (check.books !== undefined && !mayBook) return told('skipped', [NOT_ALLOWED]);
  try {
    await check.run(kit);
    const breaches = once(check.id, kit.breaches());
    // The check itself passed, but one of its answers does not fit the contract.
    return breaches.length > 0 ? told('failed', breaches, SEEN.unreadable) : told('passed', []);
  } catch (error) {
    if (error instanceof Skipped) {
      const breaches = once(check.id, kit.breaches());
      return breaches.length > 0
        ? told('failed', [error.message, ...breaches], SEEN.unreadable)
        : told('skipped', [error.message]);
    }
    if (error instanceof ContractDifference)
      return told('failed', once(check.id, error.problems), error.sees);
    if (error instanceof Failed) return told('failed', error.problems, error.sees);
    return told('failed', [
      `the kit could not go on: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
};

/** Runs checks one after the other. Once `ends` is aborted, those that have not begun are skipped. */
export const runChecks = async (
  checks: readonly Check[],
  kit: Kit,
  mayBook: boolean,
  told: (outcome: Outcome) => void = () => undefined,
  ends: AbortSignal = new AbortController().signal,
): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  const once = toldOnce();
  await kit.learnTime();
  for (const check of checks) {
    const outcome = withLeft(await make(check, kit, mayBook, ends, once), kit.left(), kit);
    told(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
};
