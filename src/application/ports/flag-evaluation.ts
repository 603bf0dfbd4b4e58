import { token } from '../services/index.ts';

/**
 * The flag service (specification, section 7: feature flags). Every failure is logged where it happens, and an empty
 * result is used, so these calls do not fail.
 */
export interface FlagEvaluation {
  /**
   * All flags of the portal by camel-case name; undefined when there was no answer. A flag that is present as
   * undefined was unreadable.
   */
  evaluateAll(): Promise<Readonly<Record<string, boolean | undefined>> | undefined>;
  /** One flag; undefined when it could not be evaluated. A disabled one is reported as such. */
  evaluate(name: string): Promise<{ readonly enabled: boolean } | undefined>;
}
export const FlagEvaluation = token<FlagEvaluation>('FlagEvaluation');
