// Feature flags: evaluated together or one by one; during an outage the last known values apply.
import { EvaluateFlag, LoadFlags } from '@member-portal/application/flags';
import type { FlagEvaluation, FlagStore } from '@member-portal/application/ports';
import { type Flags, knownFlags, withDefaults } from '@member-portal/domain/flags';
import { known } from '../known.ts';

let isAway = false;
const evaluation: FlagEvaluation = {
  evaluateAll: async () => (isAway ? undefined : { payOff: false, somebodyElses: true }),
  evaluate: async (name) => (isAway ? undefined : { enabled: name === 'credit-cards' }),
};
let told: Partial<Flags> = {};
const store: FlagStore = {
  current: () => withDefaults(told),
  isKnown: (name) => told[name] !== undefined,
  subscribe: () => () => undefined,
  replace: (evaluated) => {
    if (evaluated) told = knownFlags(evaluated, told);
  },
};

const loadFlags = LoadFlags.create({ evaluation, store });
const evaluateFlag = EvaluateFlag.create({ evaluation, flags: store });
console.log(known(await loadFlags()).payOff, known(await evaluateFlag('creditCards'))); // -> false true

isAway = true;
console.log(known(await loadFlags()).payOff, known(await evaluateFlag('autopay'))); // -> false true
