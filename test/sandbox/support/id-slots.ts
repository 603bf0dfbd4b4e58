import { z } from 'zod';

const parameterSchema = z.object({ name: z.string(), in: z.enum(['path', 'query', 'header', 'cookie']) });
const operationSchema = z.object({
  parameters: z.array(parameterSchema).default([]),
  requestBody: z
    .object({ content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }) })
    .optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** A name that something of somebody's goes by. */
const isIdName = (name: string): boolean => /^id$|(Id|ID|Of)$/.test(name);

/** Fields with an id that belongs to no buyer. */
const OF_NOBODY = /: body context\.tenantId$/;

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const entries = (value: unknown): readonly [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Where a call of an OpenAPI document carries an id: `PUT /api/buyer/{id}: body contacts[].id` and the like. */
export const idSlotsOf = (openApi: unknown): readonly string[] => {
  const { paths, components } = documentSchema.parse(openApi);
  const inSchema = (schema: unknown, path: string): readonly string[] => {
    const reference = at(schema, '$ref');
    if (typeof reference === 'string') {
      return inSchema(components.schemas[reference.split('/').at(-1) ?? ''], path);
    }
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => entries(at(schema, word)));
    return [
      ...parts.flatMap(([, part]) => inSchema(part, path)),
      ...entries(at(schema, 'properties')).flatMap(([name, property]) => {
        const inner = path === '' ? name : `${path}.${name}`;
        return [...(isIdName(name) ? [inner] : []), ...inSchema(property, inner)];
      }),
      ...inSchemaOfItems(at(schema, 'items'), path),
    ];
  };
  const inSchemaOfItems = (items: unknown, path: string): readonly string[] =>
    items === undefined ? [] : inSchema(items, `${path}[]`);

  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters, requestBody }]) => {
      const named = parameters
        .filter(({ name, in: place }) => (place === 'path' || place === 'query') && isIdName(name))
        .map(({ name, in: place }) => `${place} ${name}`);
      const body = inSchema(requestBody?.content['application/json'].schema, '').map(
        (name) => `body ${name}`,
      );
      return [...new Set([...named, ...body])]
        .map((slot) => `${method.toUpperCase()} ${path}: ${slot}`)
        .filter((slot) => !OF_NOBODY.test(slot));
    }),
  );
};
