import type { Check } from '../check.ts';
import { isMissing } from '../http/caller.ts';
import { dig, type Kit, skipAsMissing } from '../kit.ts';
import { statusOf } from '../report/named.ts';
import { Failed, must, Skipped } from '../verdict.ts';
import { type Undone, undoing } from './undo.ts';

const pathOf = (buyerId: string): string => `/api/buyer/${buyerId}`;

const read = async (
  kit: Kit,
): Promise<{ readonly path: string; readonly token: string; readonly buyer: object }> => {
  const { token, buyerId } = await kit.session();
  const path = pathOf(buyerId);
  const buyer = await kit.expect('readBuyer', 200, { method: 'GET', path, token });
  return { path, token, buyer: Object(buyer) };
};

/** Paths at which two values differ, list entries by index; includes removed values. */
const differences = (before: unknown, after: unknown, path = ''): readonly string[] => {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return before === after ? [] : [path];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    differences(Reflect.get(before, key), Reflect.get(after, key), path === '' ? key : `${path}.${key}`),
  );
};

/** What a verified code is needed to change. */
const IDENTITY = ['email', 'phone'] as const;
type Identity = (typeof IDENTITY)[number];

const NAMES: Readonly<Record<Identity, string>> = { email: 'e-mail', phone: 'mobile number' };

/** Addresses that nobody has: `example.com` and the numbers 555-01xx are reserved. */
const changedOf = (buyer: object, field: Identity): string => {
  if (field === 'email') return `changed.${Date.now()}@example.com`;
  return dig(buyer, 'identity', 'phone') === '+12025550143' ? '+12025550144' : '+12025550143';
};

const isSame = (a: object, b: object): boolean =>
  IDENTITY.every((field) => dig(a, 'identity', field) === dig(b, 'identity', field));

const isChanged = async (kit: Kit, before: object): Promise<boolean> =>
  !isSame((await read(kit)).buyer, before);

/** Saves the record as it was before a check changed its e-mail or number, under the version that it has now. */
const putBack = async (kit: Kit, before: object): Promise<Undone> => {
  const { path, token, buyer } = await read(kit);
  if (isSame(buyer, before)) return 'nothing';
  await kit.call({ method: 'PUT', path, token, body: { ...before, version: dig(buyer, 'version') } });
  return (await isChanged(kit, before)) ? 'left' : 'undone';
};

/** Fields that the platform changes with every save. */
const OWN: readonly string[] = ['version'];

/** Fails where more of the record than the platform's own fields differs from what it was. */
const mustBeAsBefore = async (kit: Kit, before: unknown, when: string): Promise<void> => {
  const { buyer } = await read(kit);
  const lost = differences(before, buyer).filter((field) => !OWN.includes(field));
  if (lost.length > 0) throw new Failed(...lost.map((field) => `${field} differs after ${when}`));
};

export const contactChecks: readonly Check[] = [
  {
    id: 'contact.whole',
    profile: 'contact',
    requirement:
      'The whole record can be sent back as it was read, fields that the contract does not know included, and stays as it was.',
    sees: 'Changing an address loses what your other systems keep in the record.',
    books: 'Saves the borrower’s record unchanged.',
    run: async (kit) => {
      const { path, token, buyer } = await read(kit);
      const answer = await kit.call({ method: 'PUT', path, token, body: buyer });
      must(answer.status === 200, `saving the record as it was answered ${statusOf(answer)}`);
      await mustBeAsBefore(kit, buyer, 'the record was saved unchanged');
    },
  },
  {
    id: 'contact.address',
    profile: 'contact',
    requirement:
      'The address of a contact can be saved, changes nothing else, and only by the borrower whose it is.',
    sees: 'An address that cannot be changed, loses another one, or can be changed by somebody else.',
    books: 'Saves an address of the borrower’s record unchanged, and tries the same as somebody else.',
    run: async (kit) => {
      const { path, token, buyer } = await read(kit);
      const contact = dig(buyer, 'contacts', '0');
      if (typeof dig(contact, 'id') !== 'string') throw new Skipped('the record has no contact');
      const place = `${path}/contact/${encodeURIComponent(String(dig(contact, 'id')))}`;
      const save = { method: 'PUT', path: place, body: contact } as const;
      await kit.expect('saveContact', 200, { ...save, token, mayBeMissing: true });
      await mustBeAsBefore(kit, buyer, 'an address was saved unchanged');
      const { other } = kit.credentials;
      if (!other) throw new Skipped('credentials name nobody under other; the address itself can be saved');
      const theirs = await kit.session(other);
      await kit.expectRefusal({ ...save, token: theirs.token }, [404]);
    },
  },
  {
    id: 'contact.verify-code',
    profile: 'contact',
    requirement: 'A code that was sent for sign-in verifies no new e-mail or mobile number.',
    sees: 'Nothing; a change of address is proved by a code that went elsewhere.',
    run: async (kit) => {
      const { token } = await kit.session();
      const { person } = kit.credentials;
      const referenceID = await kit.sendCode(person);
      const body = { code: await kit.codeFor(person.email), referenceID };
      const verify = {
        method: 'POST',
        path: '/api/auth/buyer/verify-code',
        body,
        mayBeMissing: true,
      } as const;
      const answer = await kit.call({ ...verify, token });
      // Platforms limit the codes that are sent and not used.
      await kit.call({ method: 'POST', path: '/api/auth/login', body, isJudgedElsewhere: true });
      if (isMissing(verify, answer)) skipAsMissing('verifyCode', answer);
      must(answer.status === 401, `the code of a sign-in answered ${answer.status}, not 401`);
    },
  },
  {
    id: 'contact.version',
    profile: 'contact',
    requirement: 'A record with a version that was changed meanwhile is refused with 409 Version_Conflict.',
    sees: 'Two tabs overwrite each other’s changes.',
    books: 'Saves the borrower’s record unchanged.',
    run: async (kit) => {
      const { path, token, buyer } = await read(kit);
      const saved = await kit.call({ method: 'PUT', path, token, body: buyer });
      if (dig(saved.json, 'version') === dig(buyer, 'version'))
        throw new Skipped('a save without a change keeps the version');
      await kit.expectRefusal({ method: 'PUT', path, token, body: buyer }, [409], 'Version_Conflict');
    },
  },
  {
    id: 'contact.unverified',
    profile: 'contact',
    requirement: 'A changed e-mail or mobile number without a verified code is refused.',
    sees: 'Nothing; whoever holds a session takes the account over for good.',
    books:
      'Sends a changed e-mail and a changed mobile number without a verified code, which have to be refused; puts back what is saved.',
    run: async (kit) => {
      for (const field of IDENTITY)
        for (const [how, reference] of [
          ['without a reference', {}],
          ['with an invented reference', { verificationReferenceID: 'reference-that-nobody-was-given' }],
        ] as const) {
          // Saving may change the version, also where it was refused.
          const { path, token, buyer } = await read(kit);
          const identity = { ...Object(dig(buyer, 'identity')), [field]: changedOf(buyer, field) };
          const what = `a changed ${NAMES[field]} ${how}`;
          const undo = {
            left: `the ${NAMES[field]} that the check sent is saved in the record`,
            attempt: () => putBack(kit, buyer),
          };
          await undoing(kit, undo, async () => {
            const body = { ...buyer, identity, ...reference };
            const { status } = await kit.call({ method: 'PUT', path, token, body });
            must(status >= 400 && status < 500, `${what} answered ${status}`);
            must(!(await isChanged(kit, buyer)), `${what} was refused, and saved all the same`);
          });
        }
    },
  },
  {
    id: 'contact.others',
    profile: 'contact',
    requirement: 'Nobody can write somebody else’s record.',
    sees: 'Nothing; one borrower changes another’s address.',
    books: 'Saves the borrower’s record unchanged, signed in as somebody else; it has to be refused.',
    run: async (kit) => {
      const { other } = kit.credentials;
      if (!other) throw new Skipped('credentials name nobody under other');
      const { path, buyer } = await read(kit);
      const { token } = await kit.session(other);
      await kit.expectRefusal({ method: 'PUT', path, token, body: buyer }, [403, 404]);
    },
  },
];
