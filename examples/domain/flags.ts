// Feature flags: wire names, the meaning of each answer, and the fallback when the service does not answer.
import { camelCaseOf, flagOutcomeOf, knownFlags, withDefaults } from '@member-portal/domain/flags';

console.log(camelCaseOf('collections-charge-off')); // -> collectionsChargeOff
console.log(flagOutcomeOf(204), flagOutcomeOf(410), flagOutcomeOf(503)); // -> disabled flag-deleted unexpected

// The evaluated value; if unreadable, the last known one; else the default.
const flags = withDefaults(knownFlags({ payOff: false, creditCards: undefined }, { creditCards: true }));
console.log(flags.payOff, flags.creditCards, flags.autopay); // -> false true true
