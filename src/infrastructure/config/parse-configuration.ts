import { err, ok, type Result } from 'neverthrow';
import { type Configuration, configurationSchema } from './configuration-schema.ts';
import { readConfigurationKey, type UnknownConfig } from './read-configuration-key.ts';

/** A configuration that cannot be used. `key` names the first key at fault (`links.en-us.faq`), never its value. */
export interface InvalidConfiguration {
  readonly kind: 'invalid-configuration';
  readonly key: string;
}

/** Names the file as a whole where no single key is at fault. */
export const WHOLE_FILE = 'config.json';

/** Checks a configuration as it was read from JSON; a missing key is distinguished from an invalid one. */
export const parseConfiguration = (
  raw: unknown,
): Result<Configuration, InvalidConfiguration | UnknownConfig> => {
  const parsed = configurationSchema.safeParse(raw);
  if (parsed.success) return ok(parsed.data);
  const [key, ...inside] = parsed.error.issues[0]?.path.map(String) ?? [];
  if (key === undefined || typeof raw !== 'object' || raw === null)
    return err({ kind: 'invalid-configuration', key: WHOLE_FILE });
  return readConfigurationKey(raw, key).andThen(() =>
    err({ kind: 'invalid-configuration', key: [key, ...inside].join('.') } as const),
  );
};
