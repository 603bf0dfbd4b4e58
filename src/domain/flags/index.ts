export { camelCaseOf, kebabCaseOf } from './flag-name.ts';
export { type BulkFlagOutcome, bulkFlagOutcomeOf, type FlagOutcome, flagOutcomeOf } from './flag-outcome.ts';
export { FLAG_DEFAULTS, type FlagName, type Flags } from './known-flags.ts';
export { knownFlags, withDefaults } from './known-flags-after.ts';
