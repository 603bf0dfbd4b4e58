/** Checks a value from storage or a message, which may be anything. */
export type IsStored<Value> = (value: unknown) => value is Value;

export const isText: IsStored<string> = (value) => typeof value === 'string';

export const isWhole: IsStored<number> = (value): value is number => Number.isSafeInteger(value);

export const isFlag: IsStored<boolean> = (value) => typeof value === 'boolean';

/** An optional value. */
export const ifAny =
  <Value>(is: IsStored<Value>): IsStored<Value | undefined> =>
  (value) =>
    value === undefined || is(value);

/**
 * The named fields of a stored object, and no others; undefined where one of them is of another kind. Hand-written, because
 * every page loads it and the schema library is larger than these checks.
 */
export const storedFields = <Fields extends object>(
  value: unknown,
  fields: { readonly [Name in keyof Required<Fields>]: (value: unknown) => value is Fields[Name] },
): Fields | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const read: Partial<Fields> = {};
  for (const name of Object.keys(fields) as (keyof Fields)[]) {
    const field: unknown = Reflect.get(value, name);
    if (!fields[name](field)) return undefined;
    if (field !== undefined) read[name] = field;
  }
  // Every required field was checked.
  return read as Fields;
};
