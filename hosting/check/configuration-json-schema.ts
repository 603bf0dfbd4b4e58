import { configurationSchema } from '@member-portal/infrastructure/config';
import * as z from 'zod/mini';
import { noteOf, SERVED_KEYS } from './configuration-keys.ts';
import { type JsonSchema, SCHEMA_KEY } from './json-schema.ts';

const countries = [
  ['US', 'USD'],
  ['CA', 'CAD'],
] as const;

/**
 * The JSON Schema of `config.json`, generated from the portal's own schema, with a note on each key for
 * editors. It also refuses keys that the portal would ignore, and the currency of another country.
 */
export const configurationJsonSchema = (): JsonSchema => {
  const generated = z.toJSONSchema(configurationSchema, {
    io: 'input',
    // Leave out what only the server writes.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      if (zodSchema._zod.def.type === 'object') jsonSchema.additionalProperties = false;
      if (path.length !== 2 || path[0] !== 'properties') return;
      const { meaning, pattern } = noteOf(String(path[1])) ?? {};
      if (meaning !== undefined) jsonSchema.description = meaning;
      if (pattern !== undefined && jsonSchema.type === 'string') jsonSchema.pattern = pattern;
    },
  });
  const ofFiles = Object.fromEntries(
    Object.entries(generated.properties ?? {}).filter(
      ([key]) => !SERVED_KEYS.some((served) => served === key),
    ),
  );
  return {
    ...generated,
    title: 'Configuration of a tenant of the member portal',
    properties: { [SCHEMA_KEY]: { type: 'string' }, ...ofFiles },
    anyOf: countries.map(([country, currency]) => ({
      properties: { country: { const: country }, currency: { const: currency } },
    })),
  } as JsonSchema;
};
