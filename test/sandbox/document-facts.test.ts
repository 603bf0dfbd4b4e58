import { autopayAuthorisationKind } from '@member-portal/domain/disclosure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgreementWire } from '../../sandbox/contract/agreement.ts';
import { type DocumentWire, documentSchema } from '../../sandbox/contract/document.ts';
import { dateText, moneyText } from '../../sandbox/inbox/local-format.ts';
import { SITUATIONS } from '../../sandbox/people/situations.ts';
import type { Client } from './support/client.ts';
import { agreementsOf, methodOf, readLoan } from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const TODAY = '2026-03-11';
const VISITS = [
  ['northwind', 'en-us'],
  ['harbour', 'en-us'],
  ['maple', 'en-ca'],
  ['maple', 'fr-ca'],
] as const;

/** What a document says in a language, by what is true of its loan. */
const WORDS = {
  en: {
    agree: 'By agreeing',
    notStarted: 'has not started yet',
    notApproved: 'has not been approved yet',
    late: 'past due already',
    plan: 'split pay plan',
    loan: 'until the loan is paid',
    underWay: /under way|in progress/,
    left: (count: number) => `Payments left|${count}|`,
    statements: {
      COMPLETED: 'received your payment',
      open: 'once the bank confirms it',
      failed: 'was not completed',
    },
  },
  fr: {
    agree: 'En donnant votre accord',
    notStarted: 'n’a pas encore commencé',
    notApproved: 'n’est pas encore approuvé',
    late: 'déjà en retard',
    plan: 'paiement fractionné',
    loan: 'que le prêt soit remboursé',
    underWay: /paiement (est )?(déjà )?en cours/,
    left: (count: number) => `Paiements restants|${count}|`,
    statements: {
      COMPLETED: 'a reçu votre paiement',
      open: 'dès que la banque confirme',
      failed: 'n’a pas été effectué',
    },
  },
} as const;

const textOf = ({ content }: DocumentWire): string =>
  content
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&');

/** Every document that a loan lists, read in the way that its place says. */
const listed = async (client: Client, loan: AgreementWire, locale: string) => {
  const read = ({ kind, targetId }: AgreementWire['documents'][number]): Promise<DocumentWire> => {
    const isStatic = kind === 'payment-full-terms' || kind === 'credit-score-notice';
    const place = isStatic
      ? `static/${kind}`
      : targetId === undefined
        ? `document/${kind}/payment-agreement/${loan.id}`
        : `document/${kind}/target/${targetId}`;
    return client.expect(documentSchema, 'GET', `/api/disclosure/${place}?locale=${locale}`);
  };
  return Promise.all(loan.documents.map(async (entry) => ({ entry, document: await read(entry) })));
};

/** Kinds that state the loan as it was signed. */
const STATE_THE_LOAN: readonly string[] = [
  'loan-agreement',
  'loan-agreement-sp',
  'cob-activation',
  'cob',
  'tila',
  'poa',
  'hardship-confirm-0',
  'hardship-confirm-29',
  'hardship-confirm-59',
  'checkout-auto-enroll-sp',
  'auto-enroll',
  'auto-enroll-sp',
];

const COPIES: readonly string[] = ['copy-of-authorization', 'copy-of-authorization-sp'];

const percentText = (locale: string, figure: string): string =>
  new Intl.NumberFormat(locale === 'fr-ca' ? 'fr-CA' : 'en-US', {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(Number(figure) / 100);

describe.each(VISITS)('at %s in %s', (tenant, locale) => {
  const words = WORDS[locale === 'fr-ca' ? 'fr' : 'en'];
  const day = (on: string): string => dateText(locale, on);
  const people = SITUATIONS.filter(({ givenName }) => givenName !== 'Marlow').map(
    ({ givenName }) => givenName,
  );

  const loansOf = async (person: string): Promise<readonly [Client, readonly AgreementWire[]]> => {
    const client = await sandbox.as(person, tenant);
    const items = await agreementsOf(client);
    return [client, await Promise.all(items.map(({ id }) => readLoan(client, id)))];
  };

  test.each(people)('the consent to autopay says of each loan of %s what is so', async (person) => {
    const [client, loans] = await loansOf(person);
    for (const loan of loans) {
      const kind = autopayAuthorisationKind({
        kind: loan.kind,
        status: loan.status,
        subStatus: loan.subStatus ?? undefined,
        pastDue: { cents: loan.pastDue.amount, currency: loan.pastDue.currency },
      });
      const prepared = await client.expect(
        documentSchema,
        'POST',
        `/api/disclosure/payment-agreement/${loan.id}`,
        { body: { tag: kind, locale, format: 'web' } },
      );
      const text = textOf(prepared);
      const isPending = loan.status === 'ACCEPTED';
      expect(text).toContain(words.agree);
      expect(text).not.toMatch(words.underWay);
      expect(text.includes(words.notStarted)).toBe(isPending);
      expect(text.includes(words.notApproved)).toBe(['REVIEW', 'EXPIRED', 'OFFERED'].includes(loan.status));
      expect(text.includes(words.late)).toBe(loan.pastDue.amount > 0);
      expect(text.includes(words.plan)).toBe(loan.kind === 'SPLIT_PAY');
      expect(text.includes(words.loan)).toBe(loan.kind !== 'SPLIT_PAY');
      if (isPending) {
        const first = loan.schedule[0]?.dueOn ?? '';
        // Its first statement, three weeks before its first payment, is its start.
        const start = new Date(Date.parse(first) - 21 * 86_400_000).toISOString().slice(0, 10);
        expect(text).toContain(day(first));
        expect(text).toContain(day(start > TODAY ? start : TODAY));
      }
    }
  });

  test('the consent to a payment says its amount, day, method and loan, and the lender that draws it', async () => {
    const [client, loans] = await loansOf('Avery');
    const method = await methodOf(client, 'BANK_ACCOUNT');
    const loan = loans.find(({ status }) => status === 'OUTSTANDING');
    if (!loan) throw new Error('Avery has nothing to pay');
    for (const [tag, payOn] of [
      ['one-time', TODAY],
      ['scheduled-payment', '2026-03-18'],
    ] as const) {
      const parameters = {
        amount: 12_345,
        currency: loan.balance.currency,
        payOn,
        paymentMethodId: method.id,
      };
      const prepared = await client.expect(
        documentSchema,
        'POST',
        `/api/disclosure/payment-agreement/${loan.id}`,
        { body: { tag, locale, format: 'web', parameters } },
      );
      const text = textOf(prepared);
      for (const fact of [
        moneyText(locale, { amount: 12_345, currency: loan.balance.currency }),
        day(payOn),
        method.last4,
        `|${loan.number}|`,
        `|${loan.merchant.name}|`,
      ])
        expect(text).toContain(fact);
    }
  });

  test.each(people)('what the loans of %s list says what is so', async (person) => {
    const [client, loans] = await loansOf(person);
    for (const loan of loans) {
      const documents = await listed(client, loan, locale);
      const kinds = documents.map(({ entry }) => entry.kind);
      expect(kinds.includes('cob-activation')).toBe(
        tenant === 'maple' && ['ACCEPTED', 'REVIEW'].includes(loan.status),
      );
      expect(kinds.includes('cob-maintenance')).toBe(tenant === 'maple' && loan.status === 'OUTSTANDING');
      expect(kinds.includes('tila')).toBe(tenant !== 'maple');
      for (const { entry, document } of documents) {
        const text = textOf(document);
        expect(document.kind).toBe(entry.kind);
        expect(document.effectiveOn).toBe(entry.effectiveOn);
        expect(text).not.toMatch(words.underWay);
        if (STATE_THE_LOAN.includes(entry.kind)) {
          for (const fact of [loan.number, loan.merchant.name, loan.apr, loan.terms.rate].map((of, at) =>
            at < 2 ? of : percentText(locale, of),
          ))
            expect(text).toContain(`|${fact}|`);
          // A hardship plan adds payments to those that were signed.
          if (!loan.hardship) expect(text).toContain(`|${loan.installmentsTotal}|`);
        }
        const made = loan.paymentsInProgress.find(({ id }) => id === entry.targetId);
        if (made && (COPIES.includes(entry.kind) || entry.kind === 'payment-confirm')) {
          expect(text).toContain(moneyText(locale, made.amount));
          expect(text).toContain(day(made.payOn));
          expect(text).toContain(made.method.last4);
          expect(text).toContain(loan.number);
        }
        if (entry.kind === 'cob-activation')
          expect(text).toContain(
            loan.status === 'ACCEPTED' ? day(loan.schedule[0]?.dueOn ?? '') : words.notApproved,
          );
        if (entry.kind === 'cob-maintenance') {
          expect(text).toContain(day(TODAY));
          expect(text).toContain(moneyText(locale, loan.principalBalance));
          expect(text).toContain(words.left(loan.schedule.filter(({ status }) => status !== 'PAID').length));
        }
        if (entry.kind === 'checkout-auto-enroll-sp') {
          expect(loan).toMatchObject({ kind: 'SPLIT_PAY', autopay: { enrolled: true } });
          expect(text).not.toContain(words.agree);
          expect(text).toContain(day(loan.order.placedOn));
        }
        if (entry.kind === 'payment-confirm') {
          const request = loan.paymentsInProgress.find(({ id }) => id === entry.targetId);
          expect(text.includes(words.statements.open)).toBe(request !== undefined);
        }
      }
    }
  });
});

describe('the demonstration of the Canadian tenant', () => {
  test('lists each kind of document that only some loans have', async () => {
    const kinds = new Set<string>();
    for (const { givenName } of SITUATIONS) {
      const client = await sandbox.as(givenName, 'maple');
      for (const { id } of await agreementsOf(client))
        for (const { kind } of (await readLoan(client, id)).documents) kinds.add(kind);
    }
    for (const kind of [
      'cob-activation',
      'cob-maintenance',
      'credit-score-notice',
      'checkout-auto-enroll-sp',
      'poa',
      'payment-confirm',
    ])
      expect(kinds).toContain(kind);
  });

  test('prepares no consent that was given at checkout', async () => {
    const client = await sandbox.as('Oakley', 'maple');
    const [loan] = await agreementsOf(client);
    const path = `/api/disclosure/payment-agreement/${loan?.id}`;
    const body = { tag: 'checkout-auto-enroll-sp', locale: 'en-ca' };
    expect((await client.call('POST', path, { body })).status).toBe(400);
  });
});

describe('a split pay plan that has not started', () => {
  test.each([
    ['en-ca', 'This split pay plan has not started yet'],
    ['fr-ca', 'Ce paiement fractionné n’a pas encore commencé'],
  ])('is called so in %s', async (locale, words) => {
    const client = await sandbox.as('Gray', 'maple');
    const [plan] = await agreementsOf(client);
    if (!plan) throw new Error('Gray has no plan');
    await sandbox.db.updateTable('agreement').set({ status: 'ACCEPTED' }).where('id', '=', plan.id).execute();
    const body = { tag: 'auto-enroll-pending', locale };
    const path = `/api/disclosure/payment-agreement/${plan.id}`;
    expect(textOf(await client.expect(documentSchema, 'POST', path, { body }))).toContain(words);
  });
});
