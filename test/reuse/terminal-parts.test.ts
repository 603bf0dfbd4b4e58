import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import type { Instant, PlainDate } from '@member-portal/domain/calendar';
import { createFormat, type Locale } from '@member-portal/domain/locale';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languagesOf } from '../../examples/terminal/languages.ts';
import { readLender } from '../../examples/terminal/read-lender.ts';
import { methodName } from '../../examples/terminal/screens/method-name.ts';
import { outcomeText } from '../../examples/terminal/screens/outcome-text.ts';
import { plainText } from '../../examples/terminal/screens/plain-text.ts';
import { sessionNoticeText } from '../../examples/terminal/screens/session-notice.ts';
import { createTerminal, withoutControls } from '../../examples/terminal/terminal.ts';
import { textsOf } from '../../examples/terminal/texts/texts-of.ts';
import { createCookieJar } from '../../src/infrastructure/client/runtime/cookie-jar.ts';

const isControl = (character: string): boolean => {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x20 || (point >= 0x7f && point < 0xa0);
};

describe('what a terminal shows', () => {
  it('contains no control characters, whatever a platform sends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const left = [...withoutControls(text)].filter((character) => character !== '\n');
        expect(left.filter(isControl)).toEqual([]);
      }),
    );
    expect(withoutControls('\u001b[2Jone\ntwo\u009b31m')).toBe('[2Jone\ntwo31m');
  });

  it('is a document’s words without its markup', () => {
    const html =
      '<style>p { color: red }</style><h1>Terms&nbsp;of use</h1><p>You &amp; <b>we</b><br>agree.</p><script>run()</script>';
    expect(plainText(html)).toBe('Terms of use\nYou & we\nagree.');
    expect(plainText('&#65;&#x42;&unknown;&#x110000;')).toBe('AB&unknown;&#x110000;');
  });
});

describe('the lender of a terminal', () => {
  const file = {
    name: 'Northwind',
    tenant: 'northwind',
    appid: 'program',
    apiurl: '/',
    gatewayurl: 'https://gateway.example',
    timezone: 'America/New_York',
    country: 'US',
    locales: ['en-us'],
    defaultlocale: 'en-us',
  };
  const served = (answer: Response) => readLender('https://northwind.example', async () => answer);

  it('is read from the configuration of its pages', async () => {
    const support = { 'en-us': { phone: '1-800-555-0142' } };
    const given = { ...file, authlogout: true, sandbox: false, sandboxtesttoken: 'unused', support };
    expect((await served(Response.json(given)))._unsafeUnwrap()).toMatchObject({
      name: 'Northwind',
      lender: {
        apiUrl: 'https://northwind.example/',
        gatewayUrl: 'https://gateway.example',
        timeZone: 'America/New_York',
        isAuthVersioned: false,
        revokesSessions: true,
        idempotency: false,
        sandboxTestToken: undefined,
      },
      support,
      flagPollingSeconds: 300,
    });
  });

  it.each([
    [{ appid: '' }, 'appid'],
    [{ apiurl: 'gateway' }, 'apiurl'],
    [{ gatewayurl: 'mailto:avery@example.com' }, 'gatewayurl'],
    [{ timezone: 'America/Nowhere' }, 'timezone'],
    [{ country: 'FR' }, 'country'],
    [{ locales: ['en-us', 'de-de'] }, 'locales'],
    [{ defaultlocale: undefined }, 'defaultlocale'],
  ])('is not opened where a key is wrong (%o)', async (wrong, key) => {
    const failure = { kind: 'invalid-configuration', key };
    expect((await served(Response.json({ ...file, ...wrong })))._unsafeUnwrapErr()).toEqual(failure);
  });

  it.each([
    [Response.json(null), { kind: 'invalid-configuration', key: 'name' }],
    [new Response('<!doctype html>'), { kind: 'invalid-configuration', key: 'config.json' }],
    [new Response('', { status: 404 }), { kind: 'unreachable' }],
  ])('is not opened where its configuration is not served', async (answer, failure) => {
    expect((await served(answer))._unsafeUnwrapErr()).toEqual(failure);
  });
});

describe('the name of a payment method in a terminal', () => {
  const method = {
    id: 'method-1' as PaymentMethodId,
    type: 'BANK_ACCOUNT',
    status: 'ACCEPTED',
    brand: undefined,
    bankName: 'Harbour Bank',
    last4: '6789',
    expires: undefined,
    holder: 'Dana Example',
    addedOn: 0 as Instant,
  } satisfies PaymentMethod;

  it.each([
    [{}, 'Harbour Bank •••• 6789'],
    [{ last4: '' }, 'Harbour Bank'],
    [{ last4: ' ' }, 'Harbour Bank'],
    [{ bankName: undefined, brand: 'Visa' }, 'Visa •••• 6789'],
    [{ bankName: ' ', last4: '' }, 'Compte bancaire'],
  ])('has with %j no part that is not known', (known, name) => {
    expect(methodName(textsOf('fr-ca'), { ...method, ...known })).toBe(name);
  });
});

describe('the questions of a terminal', () => {
  it('get the lines that were typed before the input ended, and then none, without listening again', async () => {
    const input = new PassThrough();
    const output = new PassThrough({ encoding: 'utf8' });
    let heard = 0;
    const terminal = createTerminal(input, output, () => {
      heard += 1;
    });
    const first = terminal.ask('First?');
    input.end(' one \ntwo\n');
    expect(await first).toBe('one');
    await once(input, 'end');
    await soon();
    const listens = input.listenerCount('data') + input.listenerCount('keypress');
    expect(await terminal.ask('Second?')).toBe('two');
    expect(await terminal.ask('Third?')).toBeUndefined();
    expect(await terminal.ask('Fourth?')).toBeUndefined();
    expect(heard).toBe(2);
    expect(input.isPaused()).toBe(true);
    expect(input.listenerCount('data') + input.listenerCount('keypress')).toBe(listens);
    expect(output.read()).toBe('First? ');
  });

  it('end with Ctrl-C, and let go of an input that goes on', async () => {
    const input = new PassThrough();
    const output = Object.assign(new PassThrough(), { isTTY: true });
    const terminal = createTerminal(input, output, () => undefined);
    const first = terminal.ask('First?');
    input.write('\u0003');
    expect(await first).toBeUndefined();
    expect(await terminal.ask('Second?')).toBeUndefined();
    expect(input.isPaused()).toBe(true);
  });
});

const inLocale = (locale: Locale) => ({ texts: textsOf(locale), formats: createFormat(locale, 'UTC') });
const plainSpaces = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the outcome of a payment in a terminal', () => {
  const today = '2026-03-11' as PlainDate;
  const tomorrow = '2026-03-12' as PlainDate;
  const told = (
    locale: Locale,
    payOn: PlainDate,
    succeeded = true,
    confirmation?: string,
    received = false,
  ) =>
    plainSpaces(
      outcomeText(inLocale(locale), {
        outcome: { amount: { cents: 9660, currency: 'USD' }, payOn, succeeded, received, confirmation },
        options: { today },
      }),
    );

  it('is scheduled for its date if that is later', () => {
    expect(told('en-us', tomorrow, true, 'P1')).toBe(
      'Your $96.60 payment is scheduled for March 12, 2026. Confirmation P1.',
    );
    expect(told('fr-ca', tomorrow)).toMatch(/^Votre paiement de 96,60 \$.* est prévu le 12 mars 2026\.$/);
  });

  it('is processing if it is for today, as it has not cleared yet', () => {
    expect(told('en-us', today, true, 'P1')).toBe('Your $96.60 payment is processing. Confirmation P1.');
    expect(told('fr-ca', today)).toMatch(/^Votre paiement de 96,60 \$.* est en cours de traitement\.$/);
  });

  it('is received once the lender has it', () => {
    expect(told('en-us', today, true, undefined, true)).toBe('Your $96.60 payment was received.');
    expect(told('fr-ca', today, true, undefined, true)).toMatch(/ a été reçu\.$/);
  });

  it('is neither if it was received and then failed', () => {
    expect(told('en-us', today, false)).toBe(
      'We received your $96.60 payment, but it couldn’t be completed.',
    );
    expect(told('fr-ca', tomorrow, false)).toMatch(/ a été reçu, mais n’a pas pu être effectué\.$/);
  });
});

describe('the notice of a session’s end in a terminal', () => {
  const endsAt = Date.parse('2026-03-11T15:30:00Z') as Instant;

  it.each(['en-us', 'fr-ca'] as const)('offers to stay only where that is possible (%s)', (locale) => {
    const words = inLocale(locale);
    const time = words.formats.timeOfDay(endsAt);
    const idle = sessionNoticeText(words, { kind: 'idle-prompt', endsAt });
    const final = sessionNoticeText(words, { kind: 'ends-soon', endsAt });
    expect(idle).toContain(time);
    expect(idle).toMatch(/Press Enter to stay signed in|Appuyez sur Entrée pour la poursuivre/);
    expect(final).toContain(time);
    expect(final).not.toMatch(/Enter|Entrée/);
    expect(sessionNoticeText(words, { kind: 'none' })).toBeUndefined();
  });
});

describe('the language of a terminal', () => {
  it.each([
    [{ LANG: 'fr_CA.UTF-8' }, ['fr-CA']],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'fr_CA' }, ['fr-CA']],
    [{ LANG: 'fr' }, ['fr']],
    [{ LANG: 'C.UTF-8' }, []],
    [{ LANG: '' }, []],
    [{}, []],
  ])('is that of its environment (%j)', (env, languages) => {
    expect(languagesOf(env)).toEqual(languages);
  });
});

describe('the cookie jar', () => {
  it('keeps an origin’s cookies for that origin alone, and drops expired ones', async () => {
    const sent: (string | null)[] = [];
    const answers = ['XSRF-TOKEN=a=b; Path=/', 'XSRF-TOKEN=; Max-Age=0', ''];
    const jar = createCookieJar('http://lender.example', async (input) => {
      sent.push(new Request(input).headers.get('cookie'));
      const cookie = answers.shift();
      return new Response('{}', cookie ? { headers: { 'set-cookie': cookie } } : {});
    });
    await jar.fetch('http://lender.example/one');
    expect(jar.read()).toBe('XSRF-TOKEN=a=b');
    await jar.fetch('http://lender.example/two');
    expect(jar.read()).toBe('');
    answers.unshift('other=1');
    await jar.fetch('http://gateway.example/three');
    expect(jar.read()).toBe('');
    expect(sent).toEqual([null, 'XSRF-TOKEN=a=b', null]);
  });
});
