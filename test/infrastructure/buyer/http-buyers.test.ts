import type { Buyer, BuyerChange } from '@member-portal/domain/buyer';
import { mayHaveBeenApplied, type RequestFailure } from '@member-portal/domain/failure';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createHttpBuyers } from '../../../src/infrastructure/client/buyer/http-buyers.ts';
import { email, phone } from '../../support/builders/a-buyer.ts';
import { AVERY } from '../../support/builders/a-session.ts';
import { aClient } from '../../support/infrastructure/a-client.ts';
import { leavesOf, type Path, withField } from '../../support/infrastructure/leaves.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import { buyerSample } from '../../support/infrastructure/wire-samples.ts';

/** A platform that answers each read with a body, and each write with a status and a body. */
const someBuyers = async (read: unknown, writeStatus = 200, written: unknown = buyerSample) => {
  const server = await loopbackServer((response, { method }) =>
    method === 'GET' ? json(response, 200, read) : json(response, writeStatus, written),
  );
  const { client, log } = aClient({ baseUrl: server.origin });
  const buyers = createHttpBuyers(client, log);
  const sent = () => server.arrived.filter(({ method }) => method === 'PUT');
  return { server, log, buyers, sent, body: () => JSON.parse(sent()[0]?.body ?? '') as unknown };
};
/** The log entries of unreadable fields. */
const unreadOf = async (body: unknown) => {
  const { buyers, log } = await someBuyers(body);
  await buyers.read(AVERY);
  return log.entries.map(({ message, fields }) => [message, fields?.['path']]);
};
const readOf = async (body: unknown) => (await someBuyers(body)).buyers.read(AVERY);

const address = {
  line1: '9 Oak Lane',
  city: 'Troy',
  region: 'NY',
  postalCode: '12180',
  country: 'US',
} as const;
const toFrench: BuyerChange = { kind: 'language', locale: 'fr-ca' };
const toAddress: BuyerChange = { kind: 'address', contactId: 'contact-2', address };

/** A record of a platform that keeps more than the contract names, in forms that it does not name either. */
const rich = {
  ...buyerSample,
  languagePreference: 'es-us',
  identity: { ...buyerSample.identity, phoneVerifiedAt: '2026-02-03T10:00:00+02:00', landline: null },
  bornOn: '1980-02-29',
  since: '2026-02-03T00:00:00Z',
  marketing: { consents: [{ channel: 'SMS', at: '2026-02-03T10:00:00.120-05:00' }], score: 0.1 },
  '': 'a name that is empty',
  contacts: [
    { id: 'contact-1', type: 'WORK', phone: '+12025550100', address: { country: 'MX', line1: 'Calle 1' } },
    {
      id: 'contact-2',
      type: 'MAILING',
      verifiedOn: '2026-01-01',
      address: { ...address, line1: '1 Main Street', line2: 'Apt 2', county: 'Albany' },
    },
    'an odd contact',
  ],
};

describe('buyers', () => {
  // Proves.
  it('are read by their id', async () => {
    const { server, buyers } = await someBuyers(buyerSample);
    expect((await buyers.read(AVERY))._unsafeUnwrap().givenName).toBe('Avery');
    expect(server.arrived[0]?.url.pathname).toBe('/api/buyer/buyer-avery');
    expect(server.arrived[0]?.headers).not.toHaveProperty('x-api-version');
  });

  it('are no raw bodies: nothing beyond the domain’s fields leaves the adapter', async () => {
    expect(Object.keys((await readOf(rich))._unsafeUnwrap()).sort()).toEqual(
      [
        'contacts',
        'familyName',
        'givenName',
        'id',
        'identity',
        'languagePreference',
        'status',
        'subStatus',
      ].sort(),
    );
  });

  it('have an address without a second line where that is empty', async () => {
    const [contact] = buyerSample.contacts;
    const contacts = [{ ...contact, address: { ...contact?.address, line2: '' } }];
    const buyer = (await readOf({ ...buyerSample, contacts }))._unsafeUnwrap();
    expect(buyer.contacts[0]?.address).not.toHaveProperty('line2');
  });
});

describe('a change', () => {
  // Proves.
  it.each<[string, BuyerChange, object]>([
    ['of language', toFrench, { ...rich, languagePreference: 'fr-ca' }],
    [
      'of e-mail',
      {
        kind: 'identity',
        destination: { method: 'EMAIL', email: email('new@example.com') },
        verificationReferenceId: 'reference-1',
      },
      {
        ...rich,
        identity: { ...rich.identity, email: 'new@example.com' },
        verificationReferenceID: 'reference-1',
      },
    ],
    [
      'of mobile',
      {
        kind: 'identity',
        destination: { method: 'SMS', phone: phone('202 555 0177') },
        verificationReferenceId: 'reference-2',
      },
      {
        ...rich,
        identity: { ...rich.identity, phone: '+12025550177' },
        verificationReferenceID: 'reference-2',
      },
    ],
  ])('%s is laid over the whole body as it was received', async (_, change, expected) => {
    const { buyers, sent, body } = await someBuyers(rich);
    expect((await buyers.update(AVERY, () => ok(change))).isOk()).toBe(true);
    expect(sent().map(({ url }) => url.pathname)).toEqual(['/api/buyer/buyer-avery']);
    expect(body()).toEqual(expected);
  });

  // Proves.
  it.each([
    ['language', toFrench, ''],
    ['address', toAddress, '/contact/contact-2'],
  ])('of %s sends back every number as it was written', async (_, change, path) => {
    const numbers =
      '"customerNumber":7216354980012345679,"score":0.12345678901234567891,"rates":[1.50,-0,1E+400,-2e-7,12]';
    const texts = String.raw`"note":"7216354980012345679, \"1.50\" \\","{":"{\"\\u0000\":\"1.50\"}"`;
    const contact = `{"id":"contact-2",${numbers},${texts},"address":${JSON.stringify(address)}}`;
    const record = `{"id":"buyer-avery","status":"ACTIVE","languagePreference":"fr-ca",${numbers},${texts},"contacts":[${contact}]}`;
    const server = await loopbackServer((response) => response.end(record));
    const { client, log } = aClient({ baseUrl: server.origin });
    const buyers = createHttpBuyers(client, log);
    expect((await buyers.update(AVERY, () => ok(change)))._unsafeUnwrap().languagePreference).toBe('fr-ca');
    const [, put] = server.arrived;
    expect(put?.url.pathname).toBe(`/api/buyer/buyer-avery${path}`);
    expect(put?.body).toBe(path === '' ? record : contact);
  });

  // Proves.
  it.each(['01', '1.', '.5', '+1', '1.50.5', '- 1', '7216354980012345679 1'])(
    'is not sent where the record holds %s, which is no number',
    async (wrong) => {
      const record = `{"id":"buyer-avery","status":"ACTIVE","customerNumber":${wrong}}`;
      const server = await loopbackServer((response) => response.end(record));
      const { client, log } = aClient({ baseUrl: server.origin });
      const buyers = createHttpBuyers(client, log);
      expect((await buyers.update(AVERY, () => ok(toFrench)))._unsafeUnwrapErr()).toMatchObject({
        kind: 'unexpected-response',
      });
      expect(server.arrived).toHaveLength(1);
    },
  );

  it('of mobile is saved where the record had no identity at all', async () => {
    const { identity: _, ...without } = buyerSample;
    const { buyers, body } = await someBuyers(without);
    const destination = { method: 'SMS', phone: phone('202 555 0177') } as const;
    await buyers.update(AVERY, () =>
      ok({ kind: 'identity', destination, verificationReferenceId: 'reference-1' }),
    );
    expect(body()).toEqual({
      ...without,
      identity: { phone: '+12025550177' },
      verificationReferenceID: 'reference-1',
    });
  });

  // Proves.
  it('of address keeps the contact’s own type and fields, and leaves no old second line', async () => {
    const { buyers, sent, body } = await someBuyers(rich);
    expect((await buyers.update(AVERY, () => ok(toAddress))).isOk()).toBe(true);
    expect(sent().map(({ url }) => url.pathname)).toEqual(['/api/buyer/buyer-avery/contact/contact-2']);
    expect(body()).toEqual({
      id: 'contact-2',
      type: 'MAILING',
      verifiedOn: '2026-01-01',
      address: { ...address, county: 'Albany' },
    });
  });

  it('is decided by the record that was read just before, and may be none', async () => {
    const { buyers, sent } = await someBuyers(buyerSample);
    const seen: Buyer[] = [];
    const none = await buyers.update(AVERY, (buyer) => {
      seen.push(buyer);
      return ok(undefined);
    });
    expect(seen).toEqual([none._unsafeUnwrap()]);
    expect((await buyers.update(AVERY, () => err('no' as const)))._unsafeUnwrapErr()).toBe('no');
    const nowhere = { ...toAddress, contactId: 'contact-9' };
    expect((await buyers.update(AVERY, () => ok(nowhere)))._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
    expect(sent()).toEqual([]);
  });

  it.each([
    [409, { kind: 'changed-underneath' }],
    [422, { kind: 'refused' }],
    [404, { kind: 'not-found' }],
    [401, { kind: 'session-expired' }],
    [500, { kind: 'bad-response', status: 500, message: 'Request failed with status code 500' }],
  ])('is not written by %i', async (status, failure) => {
    for (const change of [toFrench, toAddress]) {
      const { buyers } = await someBuyers(rich, status, { reason: 'Why' });
      expect((await buyers.update(AVERY, () => ok(change)))._unsafeUnwrapErr()).toEqual(failure);
    }
  });

  it('may have been written all the same by 408, which a proxy answers', async () => {
    for (const change of [toFrench, toAddress]) {
      const { buyers } = await someBuyers(rich, 408, '');
      const failure = (await buyers.update(AVERY, () => ok(change)))._unsafeUnwrapErr();
      expect(mayHaveBeenApplied(failure as RequestFailure)).toBe(true);
    }
  });
});

describe('a record that is not as the contract says', () => {
  const NEEDED = ['id', 'status', 'subStatus'];
  const parts: readonly Path[] = [...leavesOf(buyerSample), ['identity'], ['contacts'], ['contacts', 0]];
  const rest = parts.filter((path) => !NEEDED.includes(path.join('.')));
  const known = async () => (await readOf(buyerSample))._unsafeUnwrap();
  /** The buyer with the field of a path left out, where an odd contact counts as one field. */
  const others = ({ identity, ...buyer }: Buyer, [field, part]: Path): object => {
    const fields = { ...buyer, ...(field === 'identity' && part === undefined ? {} : identity) };
    const left = field === 'identity' ? part : field;
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== left));
  };

  it.each(rest)(
    'keeps every other field where this one is of another form or missing: %s.%s.%s.%s',
    async (...path) => {
      const whole = await known();
      for (const odd of [{ wrong: 1 }, null, undefined]) {
        const read = await readOf(withField(buyerSample, path, odd));
        expect(others(read._unsafeUnwrap(), path)).toEqual(others(whole, path));
      }
    },
  );

  it.each([
    ['fr-ca', 'fr-ca'],
    ['fr_CA', 'fr-ca'],
    ['EN-us', 'en-us'],
    ['fr', undefined],
  ])('has the language %s on file read as %s', async (onFile, locale) => {
    const buyer = (await readOf({ ...buyerSample, languagePreference: onFile }))._unsafeUnwrap();
    expect(buyer.languagePreference).toBe(locale);
  });

  it('has unknown fields and no made-up ones', async () => {
    const bare = (await readOf({ id: 'buyer-avery', status: 'ACTIVE' }))._unsafeUnwrap();
    expect(bare).toEqual({
      id: 'buyer-avery',
      status: 'ACTIVE',
      subStatus: undefined,
      identity: { email: undefined, phone: undefined },
      givenName: undefined,
      familyName: undefined,
      languagePreference: undefined,
      contacts: [{ id: undefined, address: undefined }],
    });
    const odd = (await readOf(rich))._unsafeUnwrap();
    expect(odd.languagePreference).toBeUndefined();
    expect(odd.contacts.map((contact) => [contact.id, contact.address?.city])).toEqual([
      ['contact-1', undefined],
      ['contact-2', 'Troy'],
      [undefined, undefined],
    ]);
  });

  it.each([
    ['id', undefined],
    ['status', undefined],
    ['status', 7],
    ['subStatus', { wrong: 1 }],
  ])(
    'is unreadable without a %s of the contract’s: they decide whether a buyer is blocked',
    async (field, odd) => {
      expect((await readOf({ ...buyerSample, [field]: odd }))._unsafeUnwrapErr()).toEqual({
        kind: 'unexpected-response',
        path: field,
      });
    },
  );
});

describe('a record that cannot be read throughout', () => {
  it('is logged by the paths of what was left out, without their values', async () => {
    const odd = {
      ...buyerSample,
      givenName: { first: 'secret' },
      identity: { ...buyerSample.identity, email: 42 },
      contacts: [{ id: 'contact-1', type: 'HOME', address: 'secret' }],
    };
    expect(await unreadOf(odd)).toEqual([
      ['unknown value', 'identity.email'],
      ['unknown value', 'givenName'],
      ['unknown value', 'contacts.0.address'],
    ]);
    expect(await unreadOf({ ...buyerSample, contacts: 'secret' })).toEqual([['unknown value', 'contacts']]);
    expect(await unreadOf(buyerSample)).toEqual([]);
  });
});
