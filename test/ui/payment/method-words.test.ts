import { loadMessages } from '@member-portal/ui';
import { expect, it } from 'vitest';
import { createMessageFormatter } from '../../../src/ui/intl/create-message-formatter.ts';
import { loadSignedInMessages } from '../../../src/ui/intl/load-messages.ts';
import type { Text } from '../../../src/ui/intl/use-text.ts';
import { methodName } from '../../../src/ui/payment/method-words.ts';

const textIn = async (locale: 'en-us' | 'fr-ca'): Promise<Text> => {
  const messages = { ...(await loadMessages(locale)), ...(await loadSignedInMessages(locale)) };
  const format = createMessageFormatter(locale, messages, (problem) => expect.unreachable(problem));
  return (key, values = {}) => String(format(key, values));
};

const account = { type: 'BANK_ACCOUNT', brand: undefined, last4: '' } as const;

it.each([
  ['en-us', 'no digits', account, 'Bank account', 'bank account'],
  ['en-us', 'blank digits', { ...account, type: 'DEBIT_CARD', last4: ' ' }, 'Debit card', 'debit card'],
  ['en-us', 'a brand alone', { ...account, brand: 'Visa' }, 'Visa', 'Visa'],
  ['en-us', 'an empty brand', { ...account, brand: '' }, 'Bank account', 'bank account'],
  ['en-us', 'an empty bank', { ...account, bankName: '', brand: 'Granite' }, 'Granite', 'Granite'],
  ['fr-ca', 'no digits', account, 'Compte bancaire', 'compte bancaire'],
  ['fr-ca', 'a brand alone', { ...account, brand: 'Visa' }, 'Visa', 'Visa'],
] as const)(
  'names in %s a method of which the platform gives %s',
  async (locale, _, method, alone, within) => {
    const t = await textIn(locale);
    expect([methodName(t, method), methodName(t, method, 'within')]).toEqual([alone, within]);
  },
);
