import { token } from '../services/index.ts';

/**
 * The flag service (specification, section 7: feature flags). Every failure is logged where it happens, and an empty
 * result is used, so these calls do not fail.
 */
export interface FlagEvaluation {
  /**
   * All flags of the portal by camel-case name; empty when they could not be told. One that is there and undefined could
   * not be told alone.
   */
  evaluateAll(): Promise<Readonly<Record<string, boolean | undefined>>>;
  /** One flag; none when it could not be told. A disabled one is told as such. */
  evaluate(name: string): Promise<{ readonly enabled: boolean } | undefined>;
}
export const FlagEvaluation = token<FlagEvaluation>('FlagEvaluation');
