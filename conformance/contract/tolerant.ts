type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const listIn = (schema: Schema, key: string): readonly unknown[] => {
  const value = schema[key];
  return Array.isArray(value) ? value : [];
};

/** Whether a schema names `null` among what it takes. `components` are those that references point to. */
const takesNull = (schema: unknown, components: Schema): boolean => {
  if (!isSchema(schema)) return false;
  const reference = schema['$ref'];
  if (typeof reference === 'string')
    return takesNull(components[reference.split('/').at(-1) ?? ''], components);
  return (
    schema['type'] === 'null' ||
    [...listIn(schema, 'type'), ...listIn(schema, 'enum')].some((one) => one === 'null' || one === null) ||
    [...listIn(schema, 'anyOf'), ...listIn(schema, 'oneOf')].some((one) => takesNull(one, components))
  );
};

/** A schema that takes `null` too. Its errors are those of the schema itself. */
const orNull = (schema: unknown): Schema => ({ if: { type: 'null' }, else: schema });

/**
 * The schema by which answers are judged: a field that is optional or may be `null` may be either, absent or `null`
 * (`contract/README.md`, what is required of an answer).
 */
export const tolerant = (schema: unknown, components: Schema): unknown => {
  if (Array.isArray(schema)) return schema.map((one) => tolerant(one, components));
  if (!isSchema(schema)) return schema;
  const inside = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, tolerant(value, components)]),
  );
  const { properties } = schema;
  if (!isSchema(properties) || schema['type'] !== 'object') return inside;
  const required = listIn(schema, 'required').filter(
    (name) => !takesNull(properties[String(name)], components),
  );
  const relaxed = Object.entries(Object(inside['properties'])).map(([name, value]) => [
    name,
    required.includes(name) ? value : orNull(value),
  ]);
  return {
    ...inside,
    properties: Object.fromEntries(relaxed),
    ...('required' in schema ? { required } : {}),
  };
};
