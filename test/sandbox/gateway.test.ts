import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  gatewayMessageSchema,
  gatewaySessionSchema,
  methodErrorSchema,
} from '../../sandbox/contract/gateway-session.ts';
import { isCanadianBranch, isRoutingNumber } from '../../sandbox/gateway/bank-account.ts';
import { hasLuhnDigit, readCard } from '../../sandbox/gateway/card-number.ts';
import { HOSTED_SCRIPT } from '../../sandbox/gateway/hosted/script.ts';
import { demoPeople } from '../../sandbox/index.ts';
import { holds } from '../support/property-runs.ts';
import { withoutIds } from '../support/without-ids.ts';
import type { Client } from './support/client.ts';
import { methodsOf, refusalOf } from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

const ORIGIN = { northwind: 'http://northwind.localhost:4600', maple: 'http://maple.localhost:4600' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let sandbox: Sandbox;
let avery: Client & { readonly buyerId: string };
beforeAll(async () => {
  sandbox = await startSandbox({ people: demoPeople().filter(({ givenName }) => givenName === 'Avery') });
});
beforeEach(async () => {
  await sandbox.reset();
  avery = await sandbox.as('Avery');
});
afterAll(() => sandbox.close());

type Asked = Readonly<Record<string, unknown>>;

const request = (buyerId: string, more: Asked = {}) => ({
  buyerId,
  purpose: 'ADD_METHOD',
  locale: 'en-us',
  theme: 'violet',
  origin: ORIGIN.northwind,
  ...more,
});

const open = async (client: Client & { readonly buyerId: string }, more: Asked = {}) => {
  const answer = await client.gateway('POST', '/v1/sessions', { body: request(client.buyerId, more) });
  expect(answer.status).toBe(201);
  const { id, url } = gatewaySessionSchema.parse(answer.body);
  return { id, path: new URL(url).pathname };
};

/** What a page says: its text and what it would report. */
const pageOf = async (client: Client, method: string, path: string, form?: Record<string, string>) => {
  const answer = await client.gateway(method, path, {
    headers: FORM,
    ...(form ? { body: new URLSearchParams(form).toString() } : {}),
  });
  const text = String(answer.body);
  const said = (name: string): string => new RegExp(`data-${name}="([^"]*)"`).exec(text)?.[1] ?? '';
  return { ...answer, text, type: said('type'), error: said('error'), method: said('method') };
};

const CARD = { holder: 'Avery Stone', number: '4000 0566 5566 5556', expiry: '09/29', securityCode: '123' };
const BANK = { holder: 'Avery Stone', routing: '011000015', account: '55501234', accountType: 'CHECKING' };

describe('a session', () => {
  test('is for the caller only, and reports to an origin of the caller’s lender only', async () => {
    const other = await sandbox.as('Avery', 'harbour');
    const ask = (body: object) => avery.gateway('POST', '/v1/sessions', { body });
    expect(refusalOf(await ask(request(other.buyerId)))).toEqual([404, 'Not_Found']);
    for (const origin of ['http://harbour.localhost:4600', 'https://elsewhere.example', 'null']) {
      expect(refusalOf(await ask(request(avery.buyerId, { origin })))).toEqual([400, 'Invalid_Request']);
    }
    expect(refusalOf(await ask(request(avery.buyerId, { theme: '../none' })))[0]).toBe(400);
    const anonymous = await sandbox.visit().gateway('POST', '/v1/sessions', { body: request(avery.buyerId) });
    expect(refusalOf(anonymous)).toEqual([401, 'Unauthenticated']);
  });

  test('has a page with a strict policy that its lender’s page alone may frame', async () => {
    const { path } = await open(avery);
    const page = await pageOf(avery, 'GET', path);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain(`frame-ancestors ${ORIGIN.northwind}`);
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).not.toMatch(/<script(?! src)|<style|\son\w+=|\sstyle=/);
    expect(page.type).toBe('ready');
  });

  test('cannot be reached by a guess, after it is too old, or by an unknown step', async () => {
    const { path } = await open(avery);
    expect((await pageOf(avery, 'GET', `${path}x`)).status).toBe(404);
    expect((await pageOf(avery, 'POST', `${path}/constructor`, {})).status).toBe(404);
    sandbox.advance(31 * 60_000);
    expect((await pageOf(avery, 'GET', path)).status).toBe(404);
  });

  test('opens in a neutral style for a lender whose theme is unknown', async () => {
    const { path } = await open(avery, { theme: 'prairie-2027' });
    expect((await pageOf(avery, 'GET', path)).text).toContain('/hosted/style/prairie-2027.css');
    const [unknown, violet] = await Promise.all(
      ['prairie-2027', 'violet'].map((theme) => avery.gateway('GET', `/hosted/style/${theme}.css`)),
    );
    expect(unknown?.status).toBe(200);
    expect(String(unknown?.body)).toContain('--primary: #1f2933;');
    expect(String(violet?.body)).not.toContain('#1f2933');
  });

  test('speaks French and wears each theme', async () => {
    const maple = await sandbox.as('Avery', 'maple');
    const { path } = await open(maple, { locale: 'fr-ca', theme: 'teal', origin: ORIGIN.maple });
    const page = await pageOf(maple, 'GET', `${path}?form=bank`);
    expect(page.text).toContain('lang="fr-CA"');
    expect(page.text).toContain('Numéro de transit');
    expect(page.text).toContain('/hosted/style/teal.css');
    for (const theme of ['violet', 'teal', 'azure']) {
      const style = await maple.gateway('GET', `/hosted/style/${theme}.css`);
      expect(String(style.body)).toContain('--primary:');
    }
  });
});

describe('the card form', () => {
  test('adds a card, keeps nothing of its number but the last four digits, and tells which it is', async () => {
    const { path } = await open(avery);
    const page = await pageOf(avery, 'POST', `${path}/card`, CARD);
    expect(page.type).toBe('completed');
    const added = (await methodsOf(avery)).find(({ id }) => id === page.method);
    expect(added).toMatchObject({ type: 'DEBIT_CARD', brand: 'Visa', last4: '5556', expires: '2029-09' });
    const rows = JSON.stringify(await sandbox.db.selectFrom('payment_method').selectAll().execute());
    expect(rows).not.toContain('4000056655665556');
    const logged = sandbox.log.map((entry) => ('ms' in entry ? { ...entry, ms: 0 } : entry));
    expect(JSON.stringify(logged)).not.toContain('5556');
  });

  test('sent twice adds one card', async () => {
    const { path } = await open(avery);
    const before = (await methodsOf(avery)).length;
    const pages = await Promise.all([1, 2].map(() => pageOf(avery, 'POST', `${path}/card`, CARD)));
    expect(new Set(pages.map(({ method }) => method)).size).toBe(1);
    expect(pages.map(({ type }) => type)).toEqual(['completed', 'completed']);
    expect((await methodsOf(avery)).length).toBe(before + 1);
  });

  test.each([
    ['invalidCardNumber', { number: '4000056655665557' }],
    ['invalidCardNumber', { number: '9' }],
    ['invalidExpiry', { expiry: '02/26' }],
    ['invalidExpiry', { expiry: '13/29' }],
    ['invalidSecurityCode', { securityCode: '12' }],
    ['creditCardNotAccepted', { number: '4242424242424242' }],
    ['cardDeclined', { number: '4000000000000002' }],
  ])('says %s for %j, keeps the page, and shows no number again', async (error, change) => {
    const { path } = await open(avery);
    const page = await pageOf(avery, 'POST', `${path}/card`, { ...CARD, ...change });
    expect([page.type, page.error]).toEqual(['failed', error]);
    expect(page.text).toContain('Avery Stone');
    expect(withoutIds(page.text)).not.toMatch(/400005|4242|4000000/);
    expect((await pageOf(avery, 'POST', `${path}/card`, CARD)).type).toBe('completed');
  });

  test('names all that is wrong at once, and what is missing as missing', async () => {
    const { path } = await open(avery);
    const wrong = { ...CARD, holder: '', number: '4000056655665557', expiry: '13/29', securityCode: '1' };
    const page = await pageOf(avery, 'POST', `${path}/card`, wrong);
    expect(page.text.match(/class="error"/g)).toHaveLength(4);
    expect(page.text.match(/Fill this in/g)).toHaveLength(1);
    expect(page.error).toBe('invalidCardNumber');
    const account = { ...BANK, routing: '', account: '1', accountType: '' };
    const bank = await pageOf(avery, 'POST', `${path}/bank`, account);
    expect(bank.text.match(/class="error"/g)).toHaveLength(3);
    expect(bank.error).toBe('invalidAccountNumber');
  });

  test('asks for what is missing and refuses the same card again', async () => {
    const first = await open(avery);
    const page = await pageOf(avery, 'POST', `${first.path}/card`, {});
    expect(page.text.match(/Fill this in/g)).toHaveLength(4);
    await pageOf(avery, 'POST', `${first.path}/card`, CARD);
    const second = await open(avery);
    expect((await pageOf(avery, 'POST', `${second.path}/card`, CARD)).error).toBe('duplicateCard');
  });

  test('takes a credit card where the lender does', async () => {
    await sandbox.db
      .updateTable('flag')
      .set({ state: 'ON' })
      .where('name', '=', 'credit-cards')
      .where('tenant', '=', 'northwind')
      .execute();
    const { path } = await open(avery);
    const page = await pageOf(avery, 'POST', `${path}/card`, { ...CARD, number: '4242 4242 4242 4242' });
    const added = (await methodsOf(avery)).find(({ id }) => id === page.method);
    expect(added?.type).toBe('CREDIT_CARD');
  });
});

describe('the bank account form', () => {
  test.each([
    ['invalidRoutingNumber', { routing: '011000016' }],
    ['invalidAccountNumber', { account: '12' }],
    ['invalidAccountType', { accountType: '' }],
    ['invalidAccountType', { account: '55509904', accountType: 'SAVINGS' }],
    ['blockedBankAccount', { account: '55509901' }],
    ['invalidBankAccount', { account: '55509902' }],
    ['genericError', { account: '55509903' }],
  ])('says %s for %j', async (error, change) => {
    const { path } = await open(avery);
    const page = await pageOf(avery, 'POST', `${path}/bank`, { ...BANK, ...change });
    expect([page.type, page.error]).toEqual(['failed', error]);
  });

  test('adds an account once', async () => {
    const { path } = await open(avery);
    const page = await pageOf(avery, 'POST', `${path}/bank`, BANK);
    const added = (await methodsOf(avery)).find(({ id }) => id === page.method);
    expect(added).toMatchObject({ type: 'BANK_ACCOUNT', last4: '1234', holder: 'Avery Stone' });
    const again = await open(avery);
    expect((await pageOf(avery, 'POST', `${again.path}/bank`, BANK)).error).toBe('duplicateBankAccount');
  });

  test('asks for institution and transit in Canada', async () => {
    const maple = await sandbox.as('Avery', 'maple');
    const { path } = await open(maple, { origin: ORIGIN.maple, locale: 'en-ca' });
    const entry = { holder: 'Avery Tremblay', account: '5550123', accountType: 'CHECKING' };
    const wrong = { ...entry, institution: '000', transit: '12345' };
    expect((await pageOf(maple, 'POST', `${path}/bank`, wrong)).error).toBe('invalidRoutingNumber');
    const page = await pageOf(maple, 'POST', `${path}/bank`, {
      ...entry,
      institution: '815',
      transit: '30000',
    });
    expect(page.type).toBe('completed');
  });
});

describe('connecting an account', () => {
  test('shows terms first, then banks, then the bank’s own sign-in', async () => {
    const { path } = await open(avery, { purpose: 'CONNECT_ACCOUNT' });
    expect((await pageOf(avery, 'GET', path)).text).toContain('/disclosure/verification-service');
    const early = await pageOf(avery, 'POST', `${path}/sign-in`, { user: 'avery', password: 'x' });
    expect(early.type).toBe('ready');
    expect((await pageOf(avery, 'POST', `${path}/terms`, {})).text).toContain('Granite Valley Bank');
    const signIn = await pageOf(avery, 'POST', `${path}/pick`, { bank: 'granite-valley' });
    expect(signIn.text).toContain('type="password"');
    const wrong = await pageOf(avery, 'POST', `${path}/sign-in`, { user: 'avery', password: 'wrong' });
    expect(wrong.text).toContain('does not know');
    const done = await pageOf(avery, 'POST', `${path}/sign-in`, { user: 'avery', password: 'right' });
    const added = (await methodsOf(avery)).find(({ id }) => id === done.method);
    expect(added).toMatchObject({
      type: 'BANK_ACCOUNT',
      bankName: 'Granite Valley Bank',
      holder: 'Avery Stone',
    });
    expect((await methodsOf(await sandbox.as('Avery', 'harbour'))).map(({ id }) => id)).not.toContain(
      done.method,
    );
  });

  test('reaches every error of a bank account', async () => {
    const seen = new Set<string>();
    for (const user of ['blocked', 'closed', 'savings', 'branch', 'number', 'down', 'avery', 'avery']) {
      const { path } = await open(avery, { purpose: 'CONNECT_ACCOUNT' });
      await pageOf(avery, 'POST', `${path}/terms`, {});
      await pageOf(avery, 'POST', `${path}/pick`, { bank: 'old-mill' });
      seen.add((await pageOf(avery, 'POST', `${path}/sign-in`, { user, password: 'p' })).error);
    }
    seen.delete('');
    expect([...seen].sort()).toEqual(
      methodErrorSchema.options.filter((key) => /BankAccount|generic|Routing|Account/.test(key)).sort(),
    );
  });

  test('can be cancelled, and then ends', async () => {
    const { path } = await open(avery, { purpose: 'CONNECT_ACCOUNT' });
    expect((await pageOf(avery, 'POST', `${path}/cancel`, {})).type).toBe('cancelled');
    expect((await pageOf(avery, 'POST', `${path}/terms`, {})).type).toBe('cancelled');
  });
});

test('the script tells exactly the page around it, at the session’s origin, what the page reports', () => {
  const told: { readonly message: unknown; readonly origin: string }[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const document = {
    documentElement: {
      dataset: { session: 's1', origin: ORIGIN.northwind, type: 'completed', method: 'm1', error: '' },
      getBoundingClientRect: () => ({ height: 311.2 }),
    },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    querySelector: () => null,
  };
  const window = {
    parent: { postMessage: (message: unknown, origin: string) => told.push({ message, origin }) },
    addEventListener: () => undefined,
  };
  const ResizeObserver = class {
    observe(): void {
      // Nothing changes its size here.
    }
  };
  const sent: string[] = [];
  const fetch = (address: string) => {
    sent.push(address);
    return new Promise(() => undefined);
  };
  const forms = { FormData: Map, URLSearchParams, fetch };
  runInNewContext(HOSTED_SCRIPT, { document, window, ResizeObserver, ...forms });
  expect(new Set(told.map(({ origin }) => origin))).toEqual(new Set([ORIGIN.northwind]));
  expect(told.map(({ message }) => gatewayMessageSchema.parse(message))).toEqual([
    { source: 'gateway', session: 's1', type: 'completed', paymentMethodId: 'm1' },
    { source: 'gateway', session: 's1', type: 'resize', height: 312 },
  ]);
  // Typing is reported as activity, without its text, and at most once in 10 seconds.
  told.length = 0;
  for (const timeStamp of [1_000, 1_001, 10_999, 11_000, 12_000, 21_000])
    listeners.get('input')?.({ isTrusted: true, timeStamp, data: '4' });
  listeners.get('input')?.({ isTrusted: false, timeStamp: 99_000 });
  const activity = { source: 'gateway', session: 's1', type: 'activity' };
  expect(told.map(({ message }) => gatewayMessageSchema.parse(message))).toEqual(
    Array.from({ length: 3 }, () => activity),
  );
  expect(new Set(told.map(({ origin }) => origin))).toEqual(new Set([ORIGIN.northwind]));

  let prevented = 0;
  const press = () =>
    listeners.get('submit')?.({
      preventDefault: () => {
        prevented += 1;
      },
      // The content of a form of this kind does not matter: the stand-in for its data reads pairs.
      target: Object.assign([], { action: '/hosted/t/card' }),
      submitter: null,
    });
  press();
  press();
  expect(prevented).toBe(2);
  expect(sent).toEqual(['/hosted/t/card']);
});

describe('check digits', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

  test('of exactly one in ten numbers are right, and one changed digit is always noticed', () => {
    holds(
      fc.property(digits(15), (body) => {
        const right = [...'0123456789'].filter((last) => hasLuhnDigit(body + last));
        expect(right).toHaveLength(1);
      }),
    );
    holds(
      fc.property(digits(7), fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const number = [...'0123456789'].map((last) => `0${body}${last}`).find(isRoutingNumber);
        if (number === undefined) return;
        const changed = [...number].map((d, i) => (i === at ? String((Number(d) + by) % 10) : d)).join('');
        expect(isRoutingNumber(changed)).toBe(false);
      }),
    );
  });

  test('accept real numbers and reject impossible ones', () => {
    expect(['011000015', '021000021', '122105155'].every(isRoutingNumber)).toBe(true);
    expect(['000000000', '990000005', '01100001'].some(isRoutingNumber)).toBe(false);
    expect(isCanadianBranch('815', '30000')).toBe(true);
    expect(isCanadianBranch('900', '30000')).toBe(false);
    expect(readCard({ number: '378282246310005', expiry: '1/30', securityCode: '1234' }, '2026-11')).toEqual({
      card: {
        type: 'CREDIT_CARD',
        brand: 'American Express',
        digits: '378282246310005',
        expires: '2030-01',
        declines: false,
      },
    });
  });
});
