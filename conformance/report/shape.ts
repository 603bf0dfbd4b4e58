const DEEPEST = 3;
const MOST_FIELDS = 24;

/** The fields of a body and the types of their values, without the values, for reports. */
export const shapeOf = (json: unknown, depth = 0): string => {
  if (json === undefined) return 'no JSON';
  if (json === null) return 'null';
  if (Array.isArray(json))
    return json.length === 0
      ? '[]'
      : `[${shapeOf(json[0], depth + 1)}${json.length > 1 ? ` × ${json.length}` : ''}]`;
  if (typeof json !== 'object') return typeof json === 'string' ? 'text' : typeof json;
  if (depth >= DEEPEST) return '{…}';
  const fields = Object.entries(json);
  const shown = fields.slice(0, MOST_FIELDS).map(([name, value]) => `${name}: ${shapeOf(value, depth + 1)}`);
  return `{ ${[...shown, ...(fields.length > MOST_FIELDS ? ['…'] : [])].join(', ')} }`;
};
