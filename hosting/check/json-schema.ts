/** The part of a JSON Schema that the tenant check reads. */
export type JsonSchema = {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly [keyword: string]: unknown;
};

/** The key by which a file may name its schema for editors. It is never served to the portal. */
export const SCHEMA_KEY = '$schema';
