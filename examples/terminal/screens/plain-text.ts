const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const character = (entity: string, name: string): string => {
  const code = /^#(x?)([0-9a-f]+)$/i.exec(name);
  if (!code) return ENTITIES[name.toLowerCase()] ?? entity;
  const [, hex, digits = ''] = code;
  const point = Number.parseInt(digits, hex ? 16 : 10);
  return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
};

/** A document's text without its markup, one line per paragraph. Nothing in it is executed or fetched. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<br\b[^>]*>|<\/(?:p|h[1-6]|li|tr|div|section|dd|dt|ul|ol|table)\s*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?[a-z0-9]+);/gi, character)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
