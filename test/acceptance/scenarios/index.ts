import type { Scenario } from '../language/scenario.ts';
import { accountScenarios } from './account.ts';
import { connectionScenarios } from './connection.ts';
import { leavingScenarios } from './leaving.ts';
import { loanScenarios } from './loans.ts';
import { paymentScenarios } from './payments.ts';
import { signInScenarios } from './sign-in.ts';
import { wholeJourneyScenarios } from './whole-journey.ts';

/** Every scenario, played once through the use cases alone and once through the browser. */
export const scenarios: readonly Scenario[] = [
  ...signInScenarios,
  ...loanScenarios,
  ...paymentScenarios,
  ...connectionScenarios,
  ...accountScenarios,
  ...leavingScenarios,
  ...wholeJourneyScenarios,
];
