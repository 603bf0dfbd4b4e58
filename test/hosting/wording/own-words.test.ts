import { isArgumentElement, isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import { checkTenants, createPageServer, loadTenants } from '@member-portal/host';
import { parseConfiguration } from '@member-portal/infrastructure/config';
import { describe, expect, it } from 'vitest';
import { OWN_WORDS } from '../../../hosting/wording/own-words.ts';
import { catalogueAreas, readCatalogue } from '../../../scripts/vite/catalogues.ts';
import { repositoryPath } from '../../support/repository.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { aTenantFolder } from '../theme/a-tenant-folder.ts';

const folder = repositoryPath('src', 'ui', 'intl', 'messages');
const catalogue = (locale: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...catalogueAreas.map((area) => readCatalogue(folder, area, locale)));

describe('the messages that a tenant may word', () => {
  it.each(['en-us', 'en-ca', 'fr-ca'])(
    'are messages of %s with the same placeholders, shorter than allowed',
    (locale) => {
      const texts = catalogue(locale);
      for (const [key, word] of Object.entries(OWN_WORDS)) {
        const elements = parse(texts[key] ?? '');
        expect(elements.length, key).toBeGreaterThan(0);
        expect(
          elements.every((element) => isLiteralElement(element) || isArgumentElement(element)),
          key,
        ).toBe(true);
        expect(
          elements.filter(isArgumentElement).map(({ value }) => value),
          key,
        ).toEqual(word.arguments);
        expect(texts[key]?.length, key).toBeLessThanOrEqual(word.most);
      }
    },
  );
});

describe('a tenant’s own words', () => {
  const worded = {
    'signIn.heading': 'Welcome back',
    'signIn.code.sent.email': 'Look at {destination}: a code is there.',
  };

  it('reach the page in parts', async () => {
    const directory = aTenantFolder({ 'messages/en-us.json': JSON.stringify(worded) });
    expect(checkTenants(directory).problems).toEqual([]);
    const [tenant] = loadTenants(directory);
    if (!tenant) throw new Error('there is no tenant');
    const pages = createPageServer({ tenant, distDir: temporaryFolder() });
    const answer = await pages.fetch(new Request('http://prairie.localhost/config.json'));
    const configuration = parseConfiguration(await answer.json())._unsafeUnwrap();
    expect(configuration.messages).toEqual({
      'en-us': {
        'signIn.heading': ['Welcome back'],
        'signIn.code.sent.email': ['Look at ', { argument: 'destination' }, ': a code is there.'],
      },
    });
  });

  const code = 'signIn.code.sent.email';
  it.each([
    [
      'an unknown message',
      { 'signIn.headline': 'x' },
      'signIn.headline',
      'is no message that a tenant may word',
      'signIn.heading',
    ],
    [
      'a message of law or money',
      { 'signIn.accept.email': 'x' },
      'signIn.accept.email',
      'is no message that a tenant may word',
      'signIn.code.sent.email',
    ],
    [
      'a lost placeholder',
      { [code]: 'We sent a code.' },
      code,
      'must have these placeholders and no other: {destination}',
      undefined,
    ],
    [
      'a mistyped placeholder',
      { [code]: 'To {destinaton}' },
      code,
      'must have these placeholders and no other: {destination}',
      '{destination}',
    ],
    [
      'a placeholder too many',
      { 'signIn.heading': 'Hello {name}' },
      'signIn.heading',
      'must have these placeholders and no other: none',
      undefined,
    ],
    [
      'a choice',
      { 'signIn.heading': '{n, plural, other {Hello}}' },
      'signIn.heading',
      'may hold text and placeholders, and no choices, formats or tags',
      undefined,
    ],
    [
      'a tag',
      { 'signIn.heading': '<b>Hello</b>' },
      'signIn.heading',
      'may hold text and placeholders, and no choices, formats or tags',
      undefined,
    ],
    [
      'an open brace',
      { 'signIn.heading': 'Hello {' },
      'signIn.heading',
      'is no message: a brace or tag is not closed',
      undefined,
    ],
    [
      'too many characters',
      { 'signIn.heading': 'x'.repeat(61) },
      'signIn.heading',
      'is longer than 60 characters',
      undefined,
    ],
    ['nothing', { 'signIn.heading': ' ' }, 'signIn.heading', 'must not be empty', undefined],
    ['no text', { 'signIn.heading': 3 }, 'signIn.heading', 'must be a text', undefined],
  ])('are refused for %s, with key, line and rule', (_, words, key, rule, suggestion) => {
    const directory = aTenantFolder({ 'messages/en-us.json': JSON.stringify(words, undefined, 2) });
    const { problems } = checkTenants(directory);
    expect(problems).toMatchObject([{ tenant: 'prairie', key, rule, line: 2 }]);
    expect(problems[0]?.suggestion).toBe(suggestion);
    expect(problems[0]?.file).toMatch(/messages\/en-us\.json$/);
    // The tenant is served, without that wording.
    expect(loadTenants(directory)).toMatchObject([{ broken: undefined, wording: { 'en-us': {} } }]);
  });

  it.each([
    ['messages/de-de.json', '{}', 'is named after no locale'],
    [
      'messages/fr-ca.json',
      '{"signIn.heading":"Bonjour"}',
      'is in a locale that locales of config.json does not list',
    ],
    ['messages/en-us.json', '{', 'is not JSON: value expected'],
    ['messages/en-us.json', '[]', 'must hold one object'],
    ['messages/en-us.json', `{"a":"${'x'.repeat(70_000)}"}`, 'is larger than 64 KiB'],
  ])('are refused where the file %s cannot be used', (file, text, rule) => {
    expect(checkTenants(aTenantFolder({ [file]: text })).problems).toMatchObject([
      { key: file, rule: expect.stringContaining(rule.slice(0, 12)) },
    ]);
  });
});
