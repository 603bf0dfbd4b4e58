import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTagOf } from '@member-portal/domain/locale';
import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey } from '../../../src/ui/intl/messages.ts';
import { repositoryPath } from '../../support/repository.ts';

export type LocaleId = 'en-us' | 'en-ca' | 'fr-ca';

/** What a page says for a message, in the words of the tenant's language. */
export type Phrases = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

const folder = repositoryPath('src', 'ui', 'intl', 'messages');

const catalogue = (locale: LocaleId): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(folder)
      .filter((file) => file.endsWith(`.${locale}.json`))
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );

/** The phrases of a locale, from the catalogues as they are written. Throws for a message that a locale lacks. */
export const phrasesOf = (locale: LocaleId): Phrases => {
  const messages: Record<string, string> = {
    ...(locale === 'en-ca' ? catalogue('en-us') : {}),
    ...catalogue(locale),
  };
  return (key, values) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`${locale} has no message ${key}`);
    return String(new IntlMessageFormat(message, languageTagOf(locale)).format({ ...values }));
  };
};
