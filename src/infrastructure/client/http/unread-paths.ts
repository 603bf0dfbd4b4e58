type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/**
 * Where a body holds something that was left out when it was read, because it is of no known form: paths, never values.
 * Fields that are read under another name, or not at all, are none of these.
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
