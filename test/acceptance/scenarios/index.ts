import type { Scenario } from '../language/scenario.ts';
import { accountScenarios } from './account.ts';
import { autopayScenarios } from './autopay.ts';
import { connectionScenarios } from './connection.ts';
import { leavingScenarios } from './leaving.ts';
import { loanScenarios } from './loans.ts';
import { methodScenarios } from './methods.ts';
import { paperScenarios } from './papers.ts';
import { payOffScenarios } from './pay-off.ts';
import { paymentScenarios } from './payments.ts';
import { signInScenarios } from './sign-in.ts';
import { wholeJourneyScenarios } from './whole-journey.ts';

/** Every scenario, played once through the use cases alone and once through the browser. */
export const scenarios: readonly Scenario[] = [
  ...signInScenarios,
  ...loanScenarios,
  ...paperScenarios,
  ...paymentScenarios,
  ...autopayScenarios,
  ...connectionScenarios,
  ...accountScenarios,
  ...methodScenarios,
  ...payOffScenarios,
  ...leavingScenarios,
  ...wholeJourneyScenarios,
];
