type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/**
 * Paths, never values, of what was omitted from a body because its form is unknown. Excludes fields that are renamed or not
 * read at all.
 */
export const unreadPaths = (body: unknown, read: unknown, path = ''): readonly string[] => {
  if (body === undefined || body === null) return [];
  if (read === undefined) return path === '' ? [] : [path];
  if (!isFields(read)) return [];
  if (!isFields(body) || Array.isArray(body) !== Array.isArray(read)) {
    return Array.isArray(read) && path !== '' ? [path] : [];
  }
  return Object.keys(read).flatMap((key) =>
    Object.hasOwn(body, key) ? unreadPaths(body[key], read[key], path === '' ? key : `${path}.${key}`) : [],
  );
};
