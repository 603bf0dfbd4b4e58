// Feature flags: the wire's names, what each answer means, and what counts when the service does not answer.
import { camelCaseOf, flagOutcomeOf, knownFlags, withDefaults } from '@member-portal/domain/flags';

console.log(camelCaseOf('collections-charge-off')); // -> collectionsChargeOff
console.log(flagOutcomeOf(204), flagOutcomeOf(410), flagOutcomeOf(503)); // -> disabled flag-deleted unexpected

// What was evaluated; what was known before, where a flag was unreadable; else the default.
const flags = withDefaults(knownFlags({ payOff: false, creditCards: undefined }, { creditCards: true }));
console.log(flags.payOff, flags.creditCards, flags.autopay); // -> false true true
