import { type FlagName, kebabCaseOf } from '@member-portal/domain/flags';
import { ResultAsync } from 'neverthrow';
import type { FeatureFlags, FlagEvaluation } from '../ports/index.ts';
import { token } from '../services/index.ts';

/** Asks for one flag just now; where it cannot be told, what is known of it stands (specification, section 8). */
export type EvaluateFlag = (name: FlagName) => ResultAsync<boolean, never>;
export const EvaluateFlag = token<EvaluateFlag>('EvaluateFlag');

export const createEvaluateFlag =
  (evaluation: FlagEvaluation, flags: FeatureFlags): EvaluateFlag =>
  (name) =>
    ResultAsync.fromSafePromise(evaluation.evaluate(kebabCaseOf(name))).map(
      (result) => result?.enabled ?? flags.current()[name],
    );
