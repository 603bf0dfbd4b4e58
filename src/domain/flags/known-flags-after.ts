import { FLAG_DEFAULTS, type FlagName, type Flags } from './known-flags.ts';

const NAMES = Object.keys(FLAG_DEFAULTS) as readonly FlagName[];

/**
 * What is known of each flag after an answer of the flag service: its value; the default for a flag it leaves
 * out; for one that is present but unreadable, what was known before, if anything. Names that the portal does
 * not know are skipped, so a flag service may hold more than the portal asks for.
 */
export const knownFlags = (
  evaluated: Readonly<Record<string, boolean | undefined>>,
  before: Readonly<Partial<Flags>> = {},
): Readonly<Partial<Flags>> => {
  const told = (name: FlagName): boolean | undefined =>
    Object.hasOwn(evaluated, name) ? (evaluated[name] ?? before[name]) : FLAG_DEFAULTS[name];
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = told(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/** Every known flag with its value, the default where nothing is known of it. */
export const withDefaults = (told: Readonly<Partial<Flags>>): Flags => ({ ...FLAG_DEFAULTS, ...told });
