import { readdirSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/** @param {string} locale @returns {Record<string, string>} */
const catalogue = (locale) =>
  Object.assign(
    {},
    ...readdirSync(at('src', 'ui', 'intl', 'messages'))
      .filter((file) => file.endsWith(`.${locale}.json`))
      .map((file) => JSON.parse(readFileSync(at('src', 'ui', 'intl', 'messages', file), 'utf8'))),
  );

/**
 * What controls are called in a locale: a pattern for a message's text from its beginning, with anything in place of what
 * it is given. Throws for a message that does not exist.
 * @param {string} locale
 * @returns {(key: string) => RegExp}
 */
export const wordsOf = (locale) => {
  const messages = { ...(locale === 'en-ca' ? catalogue('en-us') : {}), ...catalogue(locale) };
  return (key) => {
    const text = messages[key];
    if (text === undefined) throw new Error(`There is no message ${key} in ${locale}.`);
    const pattern = text
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{[^{}]*\}/g, '.*')
      .replace(/\s/g, '\\s');
    return new RegExp(`^${pattern}`);
  };
};
