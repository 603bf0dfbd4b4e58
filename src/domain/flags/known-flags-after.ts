import { FLAG_DEFAULTS, type FlagName, type Flags } from './known-flags.ts';

const NAMES = Object.keys(FLAG_DEFAULTS) as readonly FlagName[];

/**
 * The flags after a response of the flag service: the received value; the default for a missing flag; the previous value,
 * if any, for an unreadable one. Unknown names are ignored, so a flag service may hold other flags.
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

/** Every known flag with its value, or its default if it has none. */
export const withDefaults = (told: Readonly<Partial<Flags>>): Flags => ({ ...FLAG_DEFAULTS, ...told });
