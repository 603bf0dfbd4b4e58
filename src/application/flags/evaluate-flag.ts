import { type FlagName, kebabCaseOf } from '@member-portal/domain/flags';
import { ResultAsync } from 'neverthrow';
import { FeatureFlags, FlagEvaluation } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** Evaluates one flag now; on failure, keeps its last known value (specification, section 8). */
export type EvaluateFlag = (name: FlagName) => ResultAsync<boolean, never>;

export const EvaluateFlag = defineUseCase(
  'EvaluateFlag',
  { evaluation: FlagEvaluation, flags: FeatureFlags },
  ({ evaluation, flags }): EvaluateFlag =>
    (name) =>
      ResultAsync.fromSafePromise(evaluation.evaluate(kebabCaseOf(name))).map(
        (result) => result?.enabled ?? flags.current()[name],
      ),
);
