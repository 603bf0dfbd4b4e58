import type { Check } from '../check.ts';
import { dig, type Kit } from '../kit.ts';
import { named } from '../report/named.ts';
import { Failed, must, Skipped } from '../verdict.ts';
import { anyAgreements, readAgreement } from './lists.ts';

/** How many agreements are looked at. */
const MOST_AGREEMENTS = 5;

const localeOf = (kit: Kit): string => kit.credentials.locale ?? 'en-us';

const textIn = (html: unknown): string =>
  typeof html === 'string' ? html.replace(/<[^>]*>/g, ' ').trim() : '';

/** A document that an agreement lists, and where the portal reads it. */
interface Listed {
  readonly kind: string;
  readonly path: string;
  /** What it belongs to: nobody, an agreement, or a payment or enrolment of one. */
  readonly of: 'nobody' | 'agreement' | 'target';
}

/** Kinds that are the same for everybody, and read by `readStaticDocument` wherever they are listed. */
export const STATIC: readonly string[] = [
  'credit-score-notice',
  'payment-full-terms',
  'privacy-policy-choices',
  'terms-of-use',
  'verification-service',
];

const listedAs = (kit: Kit, agreementId: string, entry: unknown): Listed => {
  const kind = String(dig(entry, 'kind'));
  const target = dig(entry, 'targetId');
  const of = STATIC.includes(kind) ? 'nobody' : typeof target === 'string' ? 'target' : 'agreement';
  const [place, owner] = [encodeURIComponent(kind), encodeURIComponent(String(target))];
  const paths = {
    nobody: `static/${place}`,
    agreement: `document/${place}/payment-agreement/${agreementId}`,
    target: `document/${place}/target/${owner}`,
  } as const;
  return { kind, of, path: `/api/disclosure/${paths[of]}?locale=${localeOf(kit)}` };
};

/** What the person's first agreements list. */
const listedOf = async (kit: Kit): Promise<readonly Listed[]> => {
  const rows = await anyAgreements(kit);
  const listed: Listed[] = [];
  for (const { id } of rows.slice(0, MOST_AGREEMENTS)) {
    const documents = dig(await readAgreement(kit, id), 'documents');
    for (const entry of Array.isArray(documents) ? documents : []) listed.push(listedAs(kit, id, entry));
  }
  return listed;
};

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
      const listed = await listedOf(kit);
      if (listed.length === 0) throw new Skipped('no agreement of the person lists a document');
      const problems: string[] = [];
      for (const { kind, path } of listed) {
        const { status, json } = await kit.call({ method: 'GET', path, token });
        const name = named(kind) || 'a document';
        if (status !== 200) problems.push(`${name} answered ${status}`);
        else if (dig(json, 'kind') !== kind)
          problems.push(`${name} came as ${named(dig(json, 'kind')) || 'something else'}`);
        else if (textIn(dig(json, 'content')) === '') problems.push(`${name} has no text`);
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
      const listed = await listedOf(kit);
      const own = ['agreement', 'target'].flatMap((of) => listed.find((one) => one.of === of) ?? []);
      if (own.length === 0) throw new Skipped('no agreement of the person lists a document of its own');
      const [{ token }, theirs] = [await kit.session(), await kit.session(other)];
      for (const { kind, path } of own) {
        // A 404 to somebody else shows something only where the document is there.
        const { status } = await kit.call({ method: 'GET', path, token });
        must(
          status === 200,
          `${named(kind) || 'a document'} answered ${status} to the borrower of the agreement`,
        );
        await kit.expectRefusal({ method: 'GET', path, token: theirs.token }, [404]);
      }
    },
  },
];
