import type { Check } from '../check.ts';
import { dig, type Kit } from '../kit.ts';
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

const emailIn = (buyer: object): unknown => dig(buyer, 'identity', 'email');

const isChanged = async (kit: Kit, before: object): Promise<boolean> =>
  emailIn((await read(kit)).buyer) !== emailIn(before);

/** Saves the record as it was before a check changed its e-mail, under the version that it has now. */
const putBack = async (kit: Kit, before: object): Promise<Undone> => {
  const { path, token, buyer } = await read(kit);
  if (emailIn(buyer) === emailIn(before)) return 'nothing';
  await kit.call({ method: 'PUT', path, token, body: { ...before, version: dig(buyer, 'version') } });
  return (await isChanged(kit, before)) ? 'left' : 'undone';
};

/** Fields that the platform changes with every save. */
const OWN: readonly string[] = ['version'];

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
      const after = await read(kit);
      const lost = differences(buyer, after.buyer).filter((path) => !OWN.includes(path));
      if (lost.length > 0)
        throw new Failed(...lost.map((path) => `${path} differs after the record was saved unchanged`));
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
    requirement: 'A changed e-mail without a verified code is refused.',
    sees: 'Nothing; whoever holds a session takes the account over for good.',
    books: 'Sends a changed email without a code, which has to be refused; puts back what is saved.',
    run: async (kit) => {
      const { path, token, buyer } = await read(kit);
      const identity = { ...Object(dig(buyer, 'identity')), email: `changed.${Date.now()}@example.com` };
      const undo = {
        left: 'the e-mail that the check sent is saved in the record',
        attempt: () => putBack(kit, buyer),
      };
      await undoing(kit, undo, async () => {
        const answer = await kit.call({ method: 'PUT', path, token, body: { ...buyer, identity } });
        must(answer.status >= 400 && answer.status < 500, `it answered ${answer.status}`);
        must(!(await isChanged(kit, buyer)), 'the save was refused, and the e-mail changed all the same');
      });
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
