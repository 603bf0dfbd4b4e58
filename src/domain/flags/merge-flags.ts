import { FLAG_DEFAULTS, type FlagName, type Flags } from './known-flags.ts';

const NAMES = Object.keys(FLAG_DEFAULTS) as readonly FlagName[];

/**
 * Every known flag with its value: what was evaluated; what was known before, where a flag is there but could not be told;
 * else the default. Names that the portal does not know are passed over, so a flag service may hold more than the portal
 * asks for.
 */
export const mergeFlags = (
  evaluated: Readonly<Record<string, boolean | undefined>>,
  before: Readonly<Partial<Flags>> = {},
): Flags => {
  const flagValue = (name: FlagName): boolean =>
    (Object.hasOwn(evaluated, name) ? (evaluated[name] ?? before[name]) : undefined) ?? FLAG_DEFAULTS[name];
  return Object.fromEntries(NAMES.map((name) => [name, flagValue(name)])) as unknown as Flags;
};
