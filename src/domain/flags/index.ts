export { FLAG_DEFAULTS, type FlagName, type Flags } from './known-flags.ts';
