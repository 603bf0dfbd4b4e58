const TEXTS_AND_NUMBERS = /"([^"\\]+|\\.)*"?|-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?/gi;
/** The only key of the object that stands for a number; no platform has a field of this name. */
const MARKED = /\{"\\u0000":"([-+.\deE]+)"\}/g;

/**
 * Replaces the numbers of a JSON text that `JSON.parse` would not keep as written, such as 7216354980012345679 or 1.50, by
 * objects that hold their text. Those objects outlive every copy of the body.
 */
export const markNumbers = (json: string): string =>
  json.replace(TEXTS_AND_NUMBERS, (token) =>
    token.startsWith('"') || String(Number(token)) === token ? token : `{"\\u0000":"${token}"}`,
  );

/** Undoes `markNumbers`: restores the received text of every number. */
export const unmarkNumbers = (json: string): string => json.replace(MARKED, '$1');
