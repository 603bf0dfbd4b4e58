// Feature flags: evaluated together or one by one; an outage leaves what was known.
import { createEvaluateFlag, createLoadFlags } from '@member-portal/application/flags';
import type { FlagEvaluation, FlagStore } from '@member-portal/application/ports';
import { FLAG_DEFAULTS, type Flags, mergeFlags } from '@member-portal/domain/flags';
import { known } from '../support/known.ts';

let isAway = false;
const evaluation: FlagEvaluation = {
  evaluateAll: async () => (isAway ? {} : { payOff: false, somebodyElses: true }),
  evaluate: async (name) => (isAway ? undefined : { enabled: name === 'credit-cards' }),
};
let flags: Flags = FLAG_DEFAULTS;
const store: FlagStore = {
  current: () => flags,
  subscribe: () => () => undefined,
  replace: (evaluated) => {
    if (Object.keys(evaluated).length > 0) flags = mergeFlags(evaluated, flags);
  },
};

const loadFlags = createLoadFlags(evaluation, store);
const evaluateFlag = createEvaluateFlag(evaluation, store);
console.log(known(await loadFlags()).payOff, known(await evaluateFlag('creditCards'))); // -> false true

isAway = true;
console.log(known(await loadFlags()).payOff, known(await evaluateFlag('autopay'))); // -> false true
