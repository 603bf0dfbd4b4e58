type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const takesNull = (schema: unknown): boolean => {
  if (!isJson(schema)) return false;
  const { type, anyOf } = schema;
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return true;
  return Array.isArray(anyOf) && anyOf.some(takesNull);
};

/** A contract document with nullable fields also made optional, as the portal reads them. */
export const withAbsentForNull = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withAbsentForNull);
  if (!isJson(schema)) return schema;
  const inside = Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, withAbsentForNull(part)]),
  );
  const { required, properties } = schema;
  if (!Array.isArray(required) || !isJson(properties)) return inside;
  return { ...inside, required: required.filter((name) => !takesNull(properties[String(name)])) };
};

/** A body without its null fields: an optional field may be absent or null. */
export const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === null ? [] : [[key, withoutNulls(part)]])),
  );
};
