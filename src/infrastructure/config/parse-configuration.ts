import { err, ok, type Result } from 'neverthrow';
import { type Configuration, configurationSchema } from './configuration-schema.ts';

/** A configuration that cannot be used. `key` names the first key at fault (`links.en-us.faq`), never its value. */
export interface InvalidConfiguration {
  readonly kind: 'invalid-configuration';
  readonly key: string;
}

/** Stands for the file as a whole where no single key is at fault. */
export const WHOLE_FILE = 'config.json';

/** Checks a configuration as it was read from JSON. */
export const parseConfiguration = (raw: unknown): Result<Configuration, InvalidConfiguration> => {
  const parsed = configurationSchema.safeParse(raw);
  if (parsed.success) return ok(parsed.data);
  const path = parsed.error.issues[0]?.path.map(String).join('.');
  return err({ kind: 'invalid-configuration', key: path || WHOLE_FILE });
};
