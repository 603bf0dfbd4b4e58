import * as z from 'zod/mini';
import { type JsonSchema, SCHEMA_KEY } from '../check/json-schema.ts';
import { themeNoteOf } from './theme-notes.ts';
import { themeSchema } from './theme-schema.ts';

/** The JSON Schema of `theme.json`, generated from the portal's schema, with a note on each key for editors. */
export const themeJsonSchema = (): JsonSchema => {
  const generated = z.toJSONSchema(themeSchema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema, path }) => {
      if (zodSchema._zod.def.type === 'object') jsonSchema.additionalProperties = false;
      const note = themeNoteOf(path.filter((part) => part !== 'properties' && part !== 'items'));
      if (note !== undefined) jsonSchema.description = note.meaning;
    },
  });
  return {
    ...generated,
    title: 'Theme of a tenant of the member portal',
    properties: { [SCHEMA_KEY]: { type: 'string' }, ...generated.properties },
  } as JsonSchema;
};
