/** A JSON Schema, as far as the check of tenants reads one. */
export type JsonSchema = {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly [keyword: string]: unknown;
};

/** Name under which a file may name its schema, for editors. It is never served to the portal. */
export const SCHEMA_KEY = '$schema';
