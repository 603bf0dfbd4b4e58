import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT_KINDS, documentSchema } from '../../sandbox/contract/document.ts';
import { titleOf } from '../../sandbox/disclosures/titles.ts';
import { repositoryPath } from '../support/repository.ts';
import type { Client } from './support/client.ts';
import {
  agreementsOf,
  loanAt,
  methodOf,
  pay,
  prepare,
  readLoan,
  refusalOf,
} from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

const TODAY = '2026-03-11';

let sandbox: Sandbox;
let avery: Client;
let loanId: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  avery = await sandbox.as('Avery');
  loanId = (await loanAt(avery, 'Hearth & Pine')).id;
});
afterAll(() => sandbox.close());

const LOCALES = [
  ['northwind', 'en-us', 'en-us'],
  ['maple', 'en-ca', 'en-ca'],
  ['maple', 'fr-ca', 'fr-ca'],
  ['northwind', 'fr-ca', 'en-us'],
] as const;

const ON_PLAN = [
  ['Harper', 0],
  ['Indigo', 29],
  ['Jules', 59],
] as const;

describe.each(LOCALES)('in %s, asked for in %s', (tenant, asked, given) => {
  let client: Client;
  let id: string;
  beforeAll(async () => {
    client = await sandbox.as('Avery', tenant);
    id = (await loanAt(client, tenant === 'maple' ? 'Maison Boréale' : 'Hearth & Pine')).id;
  });

  test.each(DOCUMENT_KINDS)('%s is a titled text', async (kind) => {
    const person = ON_PLAN.find(([, plan]) => kind === `hardship-confirm-${plan}`)?.[0];
    const reader = person === undefined ? client : await sandbox.as(person, tenant);
    const [relieved] = person === undefined ? [] : await agreementsOf(reader);
    const path = `/api/disclosure/document/${kind}/payment-agreement/${relieved?.id ?? id}?locale=${asked}`;
    const document = await reader.expect(documentSchema, 'GET', path);
    expect(document).toMatchObject({ kind, locale: given });
    expect(document.content).toContain(`<h1>`);
    expect(document.content.replace(/<[^>]*>/g, ' ').trim().length).toBeGreaterThan(80);
    expect(document.content).not.toMatch(/\bundefined\b|\bNaN\b|<script|style=|\son\w+=/);
    expect(document.content, 'words that the portal avoids').not.toMatch(
      /\bdraw[ns]?\b|gateway|passerelle|le mobile\b/i,
    );
  });
});

/** The cents of a line of a document's table. */
const centsBeside = (content: string, label: string): number => {
  const text = content.replace(/<[^>]*>/g, '|');
  const after = text.slice(text.indexOf(`|${label}|`) + label.length + 2);
  return Number(/[\d,]+\.\d\d/.exec(after)?.[0].replace(/[^\d]/g, ''));
};

describe.each(['Avery', 'Casey', 'Blake', 'Harper', 'Remy'])('the loans of %s', (person) => {
  test('cost what the payments come to beyond what was financed', async () => {
    const client = await sandbox.as(person);
    const items = await agreementsOf(client);
    expect(items.length).toBeGreaterThan(0);
    for (const { id } of items) {
      const path = `/api/disclosure/document/tila/payment-agreement/${id}?locale=en-us`;
      const { content } = await client.expect(documentSchema, 'GET', path);
      const [financed, charge, total, each] = [
        'Amount financed',
        'Finance charge',
        'Total of payments',
        'Payment amount',
      ].map((label) => centsBeside(content, label)) as [number, number, number, number];
      const count = Number(/Payments(?:<[^>]*>)+(\d+)</.exec(content)?.[1]);
      const last = content.includes('>Last payment<') ? centsBeside(content, 'Last payment') : each;
      expect(financed + charge).toBe(total);
      expect((count - 1) * each + last).toBe(total);
      if (content.includes('>Last payment<')) expect(last).not.toBe(each);
    }
  });
});

test('the French cost of borrowing calls the finance charge what Quebec’s law calls it', async () => {
  const client = await sandbox.as('Avery', 'maple');
  const { id } = await loanAt(client, 'Maison Boréale');
  const path = `/api/disclosure/document/cob/payment-agreement/${id}?locale=fr-ca`;
  const { content } = await client.expect(documentSchema, 'GET', path);
  expect(content).toContain('>Frais de crédit<');
});

/** The figure in percent of a line of a document's table, in either language. */
const percentBeside = (content: string, label: string): number => {
  const text = content.replace(/<[^>]*>/g, '|');
  const after = text.slice(text.indexOf(`|${label}|`) + label.length + 2);
  return Number(/^\|*([\d.,]+)[\s\u00a0]?%/.exec(after)?.[1]?.replace(',', '.'));
};

describe.each([
  ['northwind', 'Avery', 'en-us', 'tila', 'Annual percentage rate', 'Annual interest rate'],
  ['northwind', 'Blake', 'en-us', 'loan-agreement', 'Annual percentage rate', 'Annual interest rate'],
  ['harbour', 'Avery', 'en-us', 'tila', 'Annual percentage rate', 'Annual interest rate'],
  ['maple', 'Avery', 'en-ca', 'cob', 'Annual percentage rate', 'Annual interest rate'],
  ['maple', 'Blake', 'fr-ca', 'cob', 'Taux de crédit', 'Taux d’intérêt annuel'],
] as const)('in %s, the loans of %s', (tenant, person, locale, kind, aprLabel, rateLabel) => {
  test(`have the APR and the rate that their ${kind} in ${locale} names`, async () => {
    const client = await sandbox.as(person, tenant);
    const items = await agreementsOf(client);
    expect(items.length).toBeGreaterThan(0);
    for (const { id } of items) {
      const { apr, terms } = await readLoan(client, id);
      const path = `/api/disclosure/document/${kind}/payment-agreement/${id}?locale=${locale}`;
      const { content } = await client.expect(documentSchema, 'GET', path);
      expect(percentBeside(content, aprLabel)).toBe(Number(apr));
      expect(percentBeside(content, rateLabel)).toBe(Number(terms.rate));
      expect(apr).toMatch(/^\d+\.\d\d$/);
      expect(Number(apr) > 0).toBe(Number(terms.rate) > 0);
      // Interest is all that these loans cost. The APR differs from its rate by how each counts time, and by cents.
      expect(Math.abs(Number(apr) - Number(terms.rate))).toBeLessThan(0.6);
    }
  });
});

describe.each(['en-us', 'fr-ca'])('titles in %s', (locale) => {
  test.each(DOCUMENT_KINDS)('say of %s what the portal calls a link to it', (kind) => {
    const file = repositoryPath(`src/ui/intl/messages/signed-in.${locale}.json`);
    const named: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
    expect(titleOf(kind, locale)).toBe(named[`disclosure.kind.${kind}`]);
  });
});

describe('documents of sign-in', () => {
  test.each(['terms-of-use', 'privacy-policy-choices'])('%s is read without a token', async (kind) => {
    const visitor = sandbox.visit('maple');
    const path = `/api/disclosure/static/${kind}?locale=fr-ca&format=embedded`;
    const { content, locale } = await visitor.expect(documentSchema, 'GET', path);
    expect(locale).toBe('fr-ca');
    expect(content).not.toContain('<h1>');
  });

  test('terms have an anchor for each thing that sign-in links to', async () => {
    const { content } = await sandbox
      .visit()
      .expect(documentSchema, 'GET', '/api/disclosure/static/terms-of-use');
    expect(content).toContain('id="electronic-communications"');
    expect(content).toContain('id="sms-terms"');
  });

  test('others need a token, and kinds that belong to a loan are not there', async () => {
    const path = '/api/disclosure/static/verification-service';
    expect(refusalOf(await sandbox.visit().call('GET', path))).toEqual([401, 'Unauthenticated']);
    expect((await avery.call('GET', path)).status).toBe(200);
    expect((await avery.call('GET', '/api/disclosure/static/loan-agreement')).status).toBe(404);
    expect((await avery.call('GET', '/api/disclosure/static/nonsense')).status).toBe(400);
  });
});

describe('a prepared document', () => {
  test('says what it is for, and stays as it was read', async () => {
    const { id: methodId } = await methodOf(avery, 'DEBIT_CARD');
    const parameters = { amount: 7_500, currency: 'USD', payOn: '2026-03-13', paymentMethodId: methodId };
    const prepared = await prepare(avery, loanId, 'one-time', parameters);
    for (const text of ['$75.00', 'March 13, 2026', 'Visa ending in 2290', 'Hearth &amp; Pine']) {
      expect(prepared.content).toContain(text);
    }
    const order = { cents: 7_500, payOn: '2026-03-13', methodId, documentId: prepared.id };
    expect((await pay(avery, loanId, order)).status).toBe(201);
    const { documents } = await readLoan(avery, loanId);
    const copy = documents.find(({ kind }) => kind === 'copy-of-authorization');
    const path = `/api/disclosure/document/copy-of-authorization/target/${copy?.targetId}`;
    const kept = await avery.expect(documentSchema, 'GET', path);
    expect(kept).toMatchObject({ id: prepared.id, kind: 'copy-of-authorization', content: prepared.content });
    const confirmation = `/api/disclosure/document/payment-confirm/target/${copy?.targetId}`;
    const { content, effectiveOn } = await avery.expect(documentSchema, 'GET', confirmation);
    expect(content).toMatch(/[2-9A-Z]{4}-[2-9A-Z]{4}/);
    // Both carry the day of the consent, whatever the day of the payment.
    expect(effectiveOn).toBe(TODAY);
    const ofPayment = documents.filter(({ targetId }) => targetId === copy?.targetId);
    expect(ofPayment.map((one) => one.effectiveOn)).toEqual([TODAY, TODAY]);
  });

  test.each([
    ['BANK_ACCOUNT', '2026-03-13', 'on March 16, 2026.', 'until the end of March 12, 2026.'],
    ['DEBIT_CARD', '2026-03-13', 'Your card is charged on that day.', 'until the end of March 12, 2026.'],
    ['BANK_ACCOUNT', TODAY, 'one business day later, on March 12, 2026.', 'You cannot cancel this payment'],
  ] as const)(
    'of a payment by %s of %s names the day the money leaves',
    async (type, payOn, leaves, cancel) => {
      const { id } = await methodOf(avery, type);
      const parameters = { amount: 7_500, currency: 'USD', payOn, paymentMethodId: id };
      const { content } = await prepare(avery, loanId, 'one-time', parameters);
      expect(content).toContain(leaves);
      expect(content).toContain(cancel);
    },
  );

  test('names a method on a line of its own as no part of a sentence, in French', async () => {
    const client = await sandbox.as('Avery', 'maple');
    const { id } = await loanAt(client, 'Maison Boréale');
    const { id: paymentMethodId, last4 } = await methodOf(client, 'DEBIT_CARD');
    const parameters = { amount: 7_500, currency: 'CAD', payOn: TODAY, paymentMethodId };
    const body = { tag: 'one-time', locale: 'fr-ca', format: 'embedded', parameters };
    const path = `/api/disclosure/payment-agreement/${id}`;
    const { content } = await client.expect(documentSchema, 'POST', path, { body });
    expect(content).toContain(`sur votre carte Visa se terminant par ${last4}`);
    expect(content).toContain(`>Carte Visa se terminant par ${last4}<`);
  });

  test('needs a tag', async () => {
    const call = (body: object) =>
      avery.call('POST', `/api/disclosure/payment-agreement/${loanId}`, { body });
    const missing = await call({ locale: 'en-us' });
    expect(missing).toMatchObject({ status: 400, body: { message: 'Tag name is required' } });
    for (const tag of ['nonsense', 'terms-of-use']) {
      expect((await call({ tag, locale: 'en-us' })).status).toBe(400);
    }
  });

  test('names no method of somebody else', async () => {
    const { id } = await methodOf(await sandbox.as('Blake'), 'DEBIT_CARD');
    const body = { tag: 'one-time', locale: 'en-us', parameters: { paymentMethodId: id } };
    expect((await avery.call('POST', `/api/disclosure/payment-agreement/${loanId}`, { body })).status).toBe(
      404,
    );
  });

  test('shows hostile names as text', async () => {
    await sandbox.db
      .updateTable('agreement')
      .set({ merchant_name: '<img src=x onerror=alert(1)>' })
      .where('id', '=', loanId)
      .execute();
    const { content } = await prepare(avery, loanId, 'one-time');
    expect(content).not.toContain('<img');
    expect(content).toContain('&lt;img');
  });
});

describe('the authorisation of autopay', () => {
  const said = async (locale: string, parameters: object): Promise<string> => {
    const tenant = locale === 'en-us' ? 'northwind' : 'maple';
    const client = await sandbox.as('Avery', tenant);
    const { id } = await loanAt(client, tenant === 'maple' ? 'Maison Boréale' : 'Summit Dental Care');
    const body = { tag: 'auto-enroll', locale, format: 'embedded', parameters };
    const path = `/api/disclosure/payment-agreement/${id}`;
    const { content } = await client.expect(documentSchema, 'POST', path, { body });
    return content.replace(/[\u00a0\u202f]/g, ' ');
  };

  test.each([
    ['en-us', 'to take each payment', 'to take $300.00 on each due day', 'the whole outstanding balance'],
    ['en-ca', 'to take each payment', 'to take $300.00 on each due day', 'the whole outstanding balance'],
    ['fr-ca', 'prélever chaque versement', 'prélever 300,00 $ à chaque échéance', 'tout le solde impayé'],
  ])('in %s says what is taken', async (locale, instalment, own, balance) => {
    const currency = locale === 'en-us' ? 'USD' : 'CAD';
    const texts = [
      await said(locale, { amountType: 'INSTALLMENT' }),
      await said(locale, { amountType: 'OTHER', amount: 30_000, currency }),
      await said(locale, { amountType: 'OUTSTANDING_BALANCE' }),
    ];
    [instalment, own, balance].forEach((words, at) => {
      expect(texts.map((text) => text.includes(words))).toEqual(texts.map((_, index) => index === at));
    });
  });

  test.each([
    ['en-ca', 'You waive the ten calendar days’ notice', 'unless you waive it'],
    ['fr-ca', 'Vous renoncez à l’avis de dix jours', 'sauf si vous y renoncez'],
  ])('in %s says that the notice is given up exactly where it is', async (locale, waived, either) => {
    const [given, kept, silent] = [
      await said(locale, { amountType: 'INSTALLMENT', preNotificationWaived: true }),
      await said(locale, { amountType: 'INSTALLMENT', preNotificationWaived: false }),
      await said(locale, { amountType: 'INSTALLMENT' }),
    ];
    expect([given, kept, silent].map((text) => text.includes(waived))).toEqual([true, false, false]);
    expect([given, kept, silent].map((text) => text.includes(either))).toEqual([false, false, true]);
  });

  test.each([
    ['en-ca', 'You get notice of any change of amount', 'the first automatic payment'],
    ['fr-ca', 'Vous recevez un avis avant tout changement de montant', 'le premier prélèvement'],
  ])(
    'in %s speaks of no first automatic payment where autopay is on already',
    async (locale, words, first) => {
      const client = await sandbox.as('Avery', 'maple');
      const enrolled = (await agreementsOf(client)).find(({ autopay }) => autopay.enrolled);
      const body = { tag: 'auto-enroll', locale, format: 'embedded', parameters: {} };
      const path = `/api/disclosure/payment-agreement/${enrolled?.id}`;
      const { content } = await client.expect(documentSchema, 'POST', path, { body });
      expect([content.includes(words), content.includes(first)]).toEqual([true, false]);
    },
  );
});

test.each([
  ['en-us', 'No late fee is charged'],
  ['fr-ca', 'Aucuns frais de retard'],
])(
  'a hardship letter in %s says that late fees are waived, to those on its plan alone',
  async (locale, words) => {
    const tenant = locale === 'en-us' ? 'northwind' : 'maple';
    const letter = (plan: number, id: string | undefined): string =>
      `/api/disclosure/document/hardship-confirm-${plan}/payment-agreement/${id}?locale=${locale}`;
    for (const [person, plan] of ON_PLAN) {
      const client = await sandbox.as(person, tenant);
      const [loan] = await agreementsOf(client);
      for (const [, other] of ON_PLAN) {
        if (other === plan)
          expect((await client.expect(documentSchema, 'GET', letter(plan, loan?.id))).content).toContain(
            words,
          );
        else expect((await client.call('GET', letter(other, loan?.id))).status).toBe(404);
      }
    }
    const dana = await sandbox.as('Dana', tenant);
    const [unrelieved] = await Promise.all((await agreementsOf(dana)).map(({ id }) => readLoan(dana, id)));
    const target = unrelieved?.documents.find(({ targetId }) => targetId !== undefined)?.targetId;
    expect(target).toBeDefined();
    for (const [, plan] of ON_PLAN) {
      expect((await dana.call('GET', letter(plan, unrelieved?.id))).status).toBe(404);
      const beside = `/api/disclosure/document/hardship-confirm-${plan}/target/${target}?locale=${locale}`;
      expect((await dana.call('GET', beside)).status).toBe(404);
    }
  },
);
