/** The address of a field inside a message. */
export type Path = readonly (string | number)[];

/** Every field of a message that holds no other field. */
export const leavesOf = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        leavesOf(part, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : [at];

/** A copy of a message with one field replaced; undefined removes it. */
export const withField = (message: unknown, path: Path, value: unknown): unknown => {
  const copy = structuredClone(message);
  const last = path.at(-1);
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], copy);
  if (last === undefined) return value;
  if (value === undefined) delete (holder as Record<string, unknown>)[last];
  else (holder as Record<string, unknown>)[last] = value;
  return copy;
};
