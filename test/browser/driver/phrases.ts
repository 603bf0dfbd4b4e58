import { readFileSync } from 'node:fs';
import { createIntl } from '@formatjs/intl';
import type { MessageKey } from '../../../src/ui/intl/message-key.ts';
import { repositoryPath } from '../../support/repository.ts';

export type LocaleId = 'en-us' | 'en-ca' | 'fr-ca';

/** What a page says for a message, in the words of the tenant's language. */
export type Phrases = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

const TAGS = { 'en-us': 'en-US', 'en-ca': 'en-CA', 'fr-ca': 'fr-CA' } as const;

const catalogue = (area: string, locale: LocaleId): Record<string, string> =>
  JSON.parse(readFileSync(repositoryPath('src', 'ui', 'intl', 'messages', `${area}.${locale}.json`), 'utf8'));

/** The phrases of a locale, from the catalogues as they are written. Throws for a message that a locale lacks. */
export const phrasesOf = (locale: LocaleId): Phrases => {
  const base = locale === 'en-ca' ? [catalogue('shell', 'en-us'), catalogue('signed-in', 'en-us')] : [];
  const messages = Object.assign(
    {},
    ...base,
    catalogue('shell', locale),
    catalogue('signed-in', locale),
  ) as Record<string, string>;
  const intl = createIntl({
    locale: TAGS[locale],
    messages,
    onError: (error) => {
      throw error;
    },
  });
  return (key, values) => String(intl.formatMessage({ id: key }, values));
};
