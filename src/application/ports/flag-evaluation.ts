import { token } from '../services/index.ts';

/**
 * The flag service (specification, section 7: feature flags). The adapter logs failures and returns an empty result, so
 * these calls do not fail.
 */
export interface FlagEvaluation {
  /**
   * All flags of the portal by camel-case name; undefined without an answer. A flag with the value undefined was
   * unreadable.
   */
  evaluateAll(): Promise<Readonly<Record<string, boolean | undefined>> | undefined>;
  /** One flag; undefined when it could not be evaluated. A disabled flag is reported as disabled. */
  evaluate(name: string): Promise<{ readonly enabled: boolean } | undefined>;
}
export const FlagEvaluation = token<FlagEvaluation>('FlagEvaluation');
