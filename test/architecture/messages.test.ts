import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, createServer, type ViteDevServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  catalogueAreas,
  catalogueFiles,
  catalogueLocales,
  catalogueProblems,
  compileCatalogue,
  isLoadedAlone,
  readCatalogue,
} from '../../scripts/vite/catalogues.ts';
import { compiledMessages } from '../../scripts/vite/compiled-messages.ts';
import { messageUses, useProblems } from '../support/architecture/message-uses.ts';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = repositoryPath('src/ui/intl/messages');

/** Keys that a screen or the start of the page names, whole or by a template such as `status.${status}`. */
const unusedKeys = (keys: readonly string[], sources: readonly string[]): readonly string[] => {
  const text = sources.join('\n');
  const literals = new Set(Array.from(text.matchAll(/['"`]([\w.-]+)['"`]/g), ([, key]) => key));
  const templates = Array.from(
    text.matchAll(/`([\w.-]*\.[\w.-]*\$\{[^`]*)`/g),
    ([, template = '']) => template,
  )
    .map((template) =>
      template
        .replace(/\$\{[^}]*\}/g, '\0')
        .replace(/\./g, '\\.')
        .replace(/\0/g, '[\\w-]+'),
    )
    .map((pattern) => new RegExp(`^${pattern}$`));
  return keys.filter((key) => !literals.has(key) && !templates.some((template) => template.test(key)));
};

/** A narrow no-break space comes before `?`, `!` and `;`, a full one before `:` and inside of quotation marks. */
const FRENCH_SLIPS = [
  /'/,
  /[^\u202f][?!;](?=\s|$)/,
  /[^\u00a0]:(?=\s|$)/,
  /«(?!\u00a0)|(?<!\u00a0)»/,
  /[ \u202f][%$]/,
];

/** English texts that are words of two kinds, and have a French text of each: as a label and a choice, in the singular and plural. */
const TWO_IN_FRENCH = [
  'Choose a payment method',
  'Closed',
  'Due',
  'Outstanding balance',
  'Past due',
  'Sign in',
  'Today, {date}',
];

/** Words for what a borrower reads another word for everywhere else. */
const SECOND_WORDS = {
  'en-us': /^state$|\bthis state\b/i,
  'fr-ca': /\ben entier\b|^En traitement|\{En traitement/,
};

describe.each(catalogueAreas)('the catalogues of %s', (area) => {
  it('agree in keys and placeholders', () => {
    const catalogues = Object.fromEntries(
      catalogueLocales.map((locale) => [locale, readCatalogue(folder, area, locale)]),
    );
    expect(catalogueProblems(catalogues)).toEqual([]);
  });

  it('hold no message that nothing shows', () => {
    const sources = ['src/ui', 'src/portal']
      .flatMap((room) => sourceFiles(room, '.ts', '.tsx'))
      .map((file) => readFileSync(repositoryPath(file), 'utf8'));
    // The UI forms the keys of Today's messages from what this rule of the domain returns.
    const names = readFileSync(repositoryPath('src/domain/today/today-message.ts'), 'utf8');
    sources.push(names.replace(/(['`])(?=[a-z])/g, '$1today.'));
    expect(unusedKeys(Object.keys(readCatalogue(folder, area, 'en-us')), sources)).toEqual([]);
  });

  it('are typeset as French is: no space that breaks before a mark, and apostrophes that are curved', () => {
    const french = Object.values(readCatalogue(folder, area, 'fr-ca'));
    expect(french.filter((text) => FRENCH_SLIPS.some((slip) => slip.test(text)))).toEqual([]);
  });

  it('let no French participle agree with an amount: it would be singular below two dollars', () => {
    const french = Object.values(readCatalogue(folder, area, 'fr-ca'));
    expect(french.filter((text) => /\{(?:amount|paid|left)\} \p{L}+(?:és|us)(?!\p{L})/u.test(text))).toEqual(
      [],
    );
  });

  it.each(['en-us', 'fr-ca'] as const)('have one word for one idea, in %s', (locale) => {
    const texts = Object.entries(readCatalogue(folder, area, locale));
    const found = texts.filter(([key, text]) => !key.includes('address') && SECOND_WORDS[locale].test(text));
    expect(found).toEqual([]);
  });

  it.each(catalogueLocales)(
    'end no line before the digits that a payment method is known by, in %s',
    (locale) => {
      const texts = Object.values(readCatalogue(folder, area, locale));
      expect(texts.filter((text) => /[^\u00a0]\{last4\}/.test(text))).toEqual([]);
    },
  );

  it.each(catalogueLocales)('end no line between a number and what it counts, in %s', (locale) => {
    const texts = Object.values(readCatalogue(folder, area, locale));
    const parting = /(?:#|\{(?:count(?:, number)?|days|seconds|total)\}|(?<![\w.,])1) (?=\p{L})/u;
    expect(texts.filter((text) => parting.test(text))).toEqual([]);
  });

  it('end no sentence of Canadian English in two points: its times of day end in one, as in 11:59 p.m.', () => {
    const english = Object.values(readCatalogue(folder, area, 'en-ca'));
    expect(english.filter((text) => /\{time\}+\.$/.test(text))).toEqual([]);
  });

  it('have a file for each locale, which says only what differs for Canadian English', () => {
    for (const locale of catalogueLocales) {
      for (const file of catalogueFiles(folder, area, locale)) expect(existsSync(file), file).toBe(true);
    }
    const [parent = '', child = ''] = catalogueFiles(folder, area, 'en-ca');
    const inherited = JSON.parse(readFileSync(parent, 'utf8'));
    const repeated = Object.entries(JSON.parse(readFileSync(child, 'utf8'))).filter(
      ([key, text]) => inherited[key] === text,
    );
    expect(repeated).toEqual([]);
  });
});

/** The messages of all areas, as a program with all of them has them. */
const allMessages = (locale: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...catalogueAreas.map((area) => readCatalogue(folder, area, locale)));

describe('the areas', () => {
  it('are those of the files, in every locale', () => {
    const files = catalogueAreas.flatMap((area) =>
      catalogueLocales.map((locale) => `${area}.${locale}.json`),
    );
    const todo =
      'name the area in catalogueAreas of scripts/vite/catalogues.ts, and give it a file per locale';
    expect(readdirSync(folder).toSorted(), todo).toEqual(files.toSorted());
  });

  it.each(catalogueLocales)('of signed-in pages are all in %s', (locale) => {
    const file = `src/ui/intl/signed-in-${locale}.ts`;
    const source = readFileSync(repositoryPath(file), 'utf8');
    const lost = catalogueAreas.filter(
      (area) => !isLoadedAlone(area) && !source.includes(`'./messages/${area}.${locale}.json'`),
    );
    expect(lost, `import the area in ${file}`).toEqual([]);
  });

  it('have no message that the UI writes without one of its values, or with a value that it does not take', () => {
    const messages = allMessages('en-us');
    const uses = sourceFiles('src/ui', '.ts', '.tsx').flatMap((file) =>
      messageUses(readFileSync(repositoryPath(file), 'utf8'), file),
    );
    expect(uses.length).toBeGreaterThan(500);
    expect(uses.flatMap((use) => useProblems(messages, use))).toEqual([]);
  });

  it('have one French text for an English one', () => {
    const french = allMessages('fr-ca');
    const texts = new Map<string, Set<string>>();
    for (const [key, text] of Object.entries(allMessages('en-us')))
      texts.set(text, (texts.get(text) ?? new Set()).add(french[key] ?? ''));
    const several = [...texts].filter(([, { size }]) => size > 1).map(([text]) => text);
    expect(several.sort()).toEqual(TWO_IN_FRENCH);
  });

  // Other payments and automatic ones may follow, amounts need not vary, and a scheduled payment is not processing.
  it.each([
    ['payment.failed.text', /prélevé pour ce paiement/],
    ['payment.notice.failedText', /prélevé pour ce paiement/],
    ['payment.effect.debitedOn', /Ce paiement sera/],
    ['autopay.notice.varying', /peuvent varier/],
    ['methods.remove.inUse', /pas encore terminé/],
    ['loan.payoff', /aujourd’hui/],
  ])('claim no more in French than in English: %s', (key, claim) => {
    expect(allMessages('fr-ca')[key]).toMatch(claim);
  });

  it('have each message that the first page may show in the area that it loads', () => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const source = readFileSync(repositoryPath(file), 'utf8');
      for (const [, kind, path = ''] of source.matchAll(/^(import|export)[^;]*? from '(\.[^']+)'/gm))
        if (kind && path.includes('.ts')) visit(join(dirname(file), path));
    };
    // The portal, and what visitors who have not asked for a code yet may open over it.
    visit('src/ui/Portal.tsx');
    for (const file of [
      'documents/StaticDocumentModal.tsx',
      'language/FollowLanguage.tsx',
      'language/LanguageModal.tsx',
      'toast/Toast.tsx',
    ])
      visit(`src/ui/${file}`);
    const named = [...seen].flatMap((file) =>
      Object.keys(readCatalogue(folder, 'codes', 'en-us'))
        .filter((key) => readFileSync(repositoryPath(file), 'utf8').includes(`'${key}'`))
        .map((key) => `${file}: ${key}`),
    );
    expect(seen.size).toBeGreaterThan(60);
    expect(named).toEqual([]);
  });

  it('share no key', () => {
    const keys = catalogueAreas.flatMap((area) => Object.keys(readCatalogue(folder, area, 'en-us')));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

describe('the check of catalogues', () => {
  const english = { hello: 'Hello {name}', paid: '{count, plural, one {# payment} other {# payments}}' };

  it.each([
    ['a missing key', { hello: 'Bonjour {name}' }, 'fr-ca: paid is missing'],
    ['an unknown key', { ...english, extra: 'x' }, 'fr-ca: extra is not in en-us'],
    ['an empty text', { ...english, hello: ' ' }, 'fr-ca: hello is empty'],
    [
      'another placeholder',
      { ...english, hello: 'Bonjour {nom}' },
      'fr-ca: hello takes [nom] instead of [name]',
    ],
    ['a lost placeholder', { ...english, paid: 'payé' }, 'fr-ca: paid takes [] instead of [count]'],
  ])('finds %s', (_, french, problem) => {
    expect(catalogueProblems({ 'en-us': english, 'fr-ca': french })).toContain(problem);
  });

  it('finds a choice that is not offered, and a tag that is lost', () => {
    const choice = { said: '{who, select, me {I} other {they}}', link: 'Read <a>this</a>' };
    const other = { said: '{who, select, moi {je} other {ils}}', link: 'Lire ceci' };
    expect(catalogueProblems({ 'en-us': choice, 'fr-ca': other })).toEqual([
      'fr-ca: said takes [who (moi|other)] instead of [who (me|other)]',
      'fr-ca: link takes [] instead of [<a>]',
    ]);
  });

  it('accepts other plural forms', () => {
    const french = {
      hello: 'Bonjour {name}',
      paid: '{count, plural, one {# paiement} many {# de paiements} other {# paiements}}',
    };
    expect(catalogueProblems({ 'en-us': english, 'fr-ca': french })).toEqual([]);
  });

  it('names the key of a message that is not ICU', () => {
    expect(() => compileCatalogue({ broken: 'Hello {name' })).toThrow('message broken is not an ICU message');
  });

  const written = {
    plain: 'Hello',
    'a.one': 'Hello {name}',
    'a.two': '{n, plural, other {# <b>of</b> {name}}}',
  };
  it.each([
    ["t('plain')", []],
    ["t('a.one', { name: 'x' })", []],
    ["t('a.one', { ...given })", []],
    ["t('a.one', given)", []],
    ['t(key, { name })', []],
    ["t(many ? 'a.two' : 'a.one', { name, n, b })", []],
    ["t(known ?? 'a.one', { name, n })", []],
    ["<Rich id='a.two' values={{ n, name, b: (of) => of }} />", []],
    ["t('a.one')", ['a.one lacks name']],
    ["t('a.one', { nmae: 'x' })", ['a.one lacks name', 'a.one takes no nmae']],
    ["t('plain', { name })", ['plain takes no name']],
    ["t('a.one', { ...given, nmae })", ['a.one takes no nmae']],
    ["t(many ? 'a.two' : 'plain')", ['a.two lacks b', 'a.two lacks n', 'a.two lacks name']],
    [['t(`a.', '{which}`, { name, nmae })'].join('$'), ['a.one or a.two takes no nmae']],
    ['t(key, { nmae })', ['? takes no nmae']],
    ["<Rich id='a.two' values={{ n, name }} />", ['a.two lacks b']],
  ])('looks at %s', (source, problems) => {
    const uses = messageUses(source, 'source.tsx');
    expect(uses).toHaveLength(1);
    expect(uses.flatMap((use) => useProblems(written, use))).toEqual(
      problems.map((problem) => `source.tsx: ${problem}`),
    );
  });

  it('finds keys that nothing names', () => {
    const sources = ["t('loans.title')", ['t(`status.', '{status}`)'].join('$'), 'const x = "toast.saved";'];
    expect(
      unusedKeys(['loans.title', 'status.paid', 'toast.saved', 'loans.old', 'x.status.paid'], sources),
    ).toEqual(['loans.old', 'x.status.paid']);
  });
});

const serverOf = async (messages: string): Promise<ViteDevServer> => {
  const server = await createServer({
    configFile: false,
    root: messages,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [compiledMessages(messages)],
  });
  onTestFinished(() => server.close());
  return server;
};

describe('importing a catalogue', () => {
  it('fails a build, once, where the locales disagree', async () => {
    const root = temporaryFolder({
      'load.js':
        "import en from './shell.en-us.json'; import fr from './shell.fr-ca.json'; console.log(en, fr);",
      'shell.en-us.json': JSON.stringify({ hello: 'Hello', bye: 'Bye' }),
      'shell.fr-ca.json': JSON.stringify({ hello: 'Bonjour' }),
    });
    const built = build({
      configFile: false,
      root,
      logLevel: 'silent',
      plugins: [compiledMessages(root)],
      build: { write: false, rolldownOptions: { input: `${root}/load.js` } },
    });
    const said = await built.then(String, (error: Error) => error.message);
    expect(said.match(/fr-ca: bye is missing/g)).toHaveLength(1);
  });

  it('asks browsers for a module, whatever TypeScript wants said', async () => {
    const messages = temporaryFolder({
      'load.js': "export const load = () => import('./shell.en-us.json', { with: { type: 'json' } });",
      'shell.en-us.json': JSON.stringify({ hello: 'Hello' }),
    });
    const server = await serverOf(messages);
    const served = await server.transformRequest('/load.js');
    expect(served?.code).toContain('import("/shell.en-us.json?import")');
    expect(served?.code).not.toContain('with:');
  });

  it('gives texts and parsed messages, the inherited ones included', async () => {
    const messages = temporaryFolder({
      'shell.en-us.json': JSON.stringify({ colour: 'color', hello: 'Hello {name}' }),
      'shell.en-ca.json': JSON.stringify({ colour: 'colour' }),
    });
    const server = await serverOf(messages);
    const { default: canadian } = await server.ssrLoadModule(`${messages}/shell.en-ca.json`);
    expect(canadian).toEqual({
      colour: 'colour',
      hello: [
        { type: 0, value: 'Hello ' },
        { type: 1, value: 'name' },
      ],
    });
  });
});
