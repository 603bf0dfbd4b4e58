import type { Check } from '../check.ts';
import { dig, type Kit } from '../kit.ts';
import { named } from '../report/named.ts';
import { Failed, must, Skipped } from '../verdict.ts';
import { agreementsOf, readAgreement } from './lists.ts';

const localeOf = (kit: Kit): string => kit.credentials.locale ?? 'en-us';

const textIn = (html: unknown): string =>
  typeof html === 'string' ? html.replace(/<[^>]*>/g, ' ').trim() : '';

export const documentChecks: readonly Check[] = [
  {
    id: 'documents.before-sign-in',
    profile: 'documents',
    requirement: 'The documents of sign-in can be read without a token.',
    sees: 'The terms that a visitor accepts by signing in cannot be opened.',
    run: async (kit) => {
      for (const kind of ['terms-of-use', 'privacy-policy-choices']) {
        const path = `/api/disclosure/static/${kind}?locale=${localeOf(kit)}`;
        const document = await kit.expect('readStaticDocument', 200, { method: 'GET', path });
        must(textIn(dig(document, 'content')) !== '', `${kind} has no text`);
      }
    },
  },
  {
    id: 'documents.listed',
    profile: 'documents',
    requirement: 'Every document that an agreement lists can be read, and is of the kind that the list says.',
    sees: 'A link among the loan’s documents leads to “We couldn’t load this document”.',
    run: async (kit) => {
      const { token } = await kit.session();
      const rows = await agreementsOf(kit);
      if (rows.length === 0) throw new Skipped('the person has no agreement');
      const problems: string[] = [];
      for (const { id } of rows.slice(0, 5)) {
        const documents = dig(await readAgreement(kit, id), 'documents');
        for (const entry of Array.isArray(documents) ? documents : []) {
          const kind = String(dig(entry, 'kind'));
          const target = dig(entry, 'targetId');
          const isStatic = kind === 'payment-full-terms' || kind === 'credit-score-notice';
          const place = isStatic
            ? `static/${kind}`
            : typeof target === 'string'
              ? `document/${kind}/target/${target}`
              : `document/${kind}/payment-agreement/${id}`;
          const answer = await kit.call({
            method: 'GET',
            path: `/api/disclosure/${place}?locale=${localeOf(kit)}`,
            token,
          });
          if (answer.status !== 200) problems.push(`${kind} answered ${answer.status}`);
          else if (dig(answer.json, 'kind') !== kind)
            problems.push(`${named(kind)} came as ${named(dig(answer.json, 'kind')) || 'something else'}`);
          else if (textIn(dig(answer.json, 'content')) === '') problems.push(`${kind} has no text`);
        }
      }
      if (problems.length > 0) throw new Failed(...new Set(problems));
    },
  },
  {
    id: 'documents.others',
    profile: 'documents',
    requirement: 'Documents of an agreement are for its borrower alone.',
    sees: 'Nothing; borrowers can read each other’s agreements.',
    run: async (kit) => {
      const { other } = kit.credentials;
      if (!other) throw new Skipped('credentials name nobody under other');
      const [own] = await agreementsOf(kit);
      if (!own) throw new Skipped('the person has no agreement');
      const { token } = await kit.session(other);
      const path = `/api/disclosure/document/loan-agreement/payment-agreement/${own.id}?locale=${localeOf(kit)}`;
      await kit.expectRefusal({ method: 'GET', path, token }, [404]);
    },
  },
];
