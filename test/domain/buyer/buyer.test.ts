import {
  addressContactOf,
  BUYER_FLAGS,
  type Buyer,
  type BuyerChange,
  buyerAccess,
  buyerFlagOf,
  type Contact,
  fullName,
  isBlocked,
  isOnFile,
  isUnchanged,
  normalPostalCode,
  type PostalAddressDraft,
  postalAddress,
  regionsOf,
} from '@member-portal/domain/buyer';
import { boolean, constantFrom, oneof, option, property, record, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBuyer, email, phone } from '../../support/builders/a-buyer.ts';
import { holds } from '../../support/property-runs.ts';

const on = { collectionsChargeOff: true };
const off = { collectionsChargeOff: false };

describe('the name of a buyer', () => {
  // Proves.
  it.each([
    ['Avery', 'Stone', 'Avery Stone'],
    [' Avery ', ' Stone ', 'Avery Stone'],
    ['', 'Stone', 'Stone'],
    ['Avery', ' ', 'Avery'],
    ['', '', ''],
    [undefined, 'Stone', 'Stone'],
    [undefined, undefined, ''],
    ['Marie Ève', 'Tremblay', 'Marie Ève Tremblay'],
  ])('%j and %j are %j', (givenName, familyName, name) => {
    expect(fullName({ givenName, familyName })).toBe(name);
  });
});

describe('the flag of a buyer', () => {
  const pairs = [
    ['FRAUDULENT', 'RECEIVED', 'fraud-received'],
    ['FRAUDULENT', 'PENDING', 'fraud-pending'],
    ['FRAUDULENT', 'CONFIRMED', 'fraud-confirmed'],
    ['DECEASED', 'DECEASED', 'deceased-confirmed'],
    ['DECEASED', 'CONFIRMED', 'deceased-confirmed'],
  ] as const;

  // Proves.
  it.each(pairs)('for %s and %s is %s', (status, subStatus, flag) => {
    expect(buyerFlagOf({ status, subStatus }, on)).toBe(flag);
  });

  // Proves.
  it('is set for no other pair', () => {
    const anyWord = oneof(
      string(),
      constantFrom(
        'FRAUDULENT',
        'DECEASED',
        'ACTIVE',
        'RECEIVED',
        'PENDING',
        'CONFIRMED',
        'constructor',
        '__proto__',
      ),
    );
    holds(
      property(anyWord, option(anyWord, { nil: undefined }), (status, subStatus) => {
        const known = pairs.find(([first, second]) => first === status && second === subStatus);
        expect(buyerFlagOf({ status, subStatus }, on)).toBe(known?.[2]);
      }),
    );
    expect(buyerFlagOf({ status: 'DECEASED', subStatus: 'PENDING' }, on)).toBeUndefined();
  });

  // Proves.
  it.each(pairs)('for %s and %s is not set while collections charge-off is off', (status, subStatus) => {
    expect(buyerFlagOf({ status, subStatus }, off)).toBeUndefined();
  });

  it('blocks when fraud or death is confirmed', () => {
    expect(BUYER_FLAGS.filter(isBlocked)).toEqual(['fraud-confirmed', 'deceased-confirmed']);
    expect(isBlocked(undefined)).toBe(false);
  });
});

describe('an address', () => {
  const draft: PostalAddressDraft = {
    line1: ' 12  Harbour   Street ',
    line2: '',
    city: ' Springfield',
    region: 'ny',
    postalCode: '10001',
    country: 'US',
  };

  it('is tidied up', () => {
    expect(postalAddress(draft)._unsafeUnwrap()).toEqual({
      line1: '12 Harbour Street',
      city: 'Springfield',
      region: 'NY',
      postalCode: '10001',
      country: 'US',
    });
    expect(postalAddress({ ...draft, line2: ' Unit 4 ' })._unsafeUnwrap().line2).toBe('Unit 4');
  });

  it('tells all that is wrong at once', () => {
    const empty = { line1: ' ', line2: '', city: '', region: ' ', postalCode: ' ', country: 'CA' } as const;
    expect(postalAddress(empty)._unsafeUnwrapErr()).toEqual([
      { field: 'line1', kind: 'missing' },
      { field: 'city', kind: 'missing' },
      { field: 'region', kind: 'missing' },
      { field: 'postalCode', kind: 'missing' },
    ]);
  });

  it.each(['line1', 'city', 'region'] as const)('is refused for a missing %s alone', (field) => {
    expect(postalAddress({ ...draft, [field]: ' ' })._unsafeUnwrapErr()).toEqual([
      { field, kind: 'missing' },
    ]);
  });

  it.each([
    ['line1', 'x'.repeat(101), 'too-long'],
    ['line2', 'x'.repeat(101), 'too-long'],
    ['city', 'x'.repeat(61), 'too-long'],
    // A platform may count UTF-16 units.
    ['line1', '🌲'.repeat(51), 'too-long'],
    ['line1', '12 Rue de l\ufffdglise', 'unreadable'],
    ['line2', 'Apt \ufffd', 'unreadable'],
    ['city', 'Montr\ud83dal', 'unreadable'],
  ])('is refused at %s for %j as %s', (field, text, kind) => {
    expect(postalAddress({ ...draft, [field]: text })._unsafeUnwrapErr()).toEqual([{ field, kind }]);
  });

  it('has lines up to their limits, and spaces for control characters that were pasted', () => {
    const longest = { line1: 'x'.repeat(100), line2: '🌲'.repeat(50), city: 'x'.repeat(60) };
    expect(postalAddress({ ...draft, ...longest })._unsafeUnwrap()).toMatchObject(longest);
    const pasted = { ...draft, line1: '12 Alder\u0085Street\t\0', city: '\0 Albany' };
    expect(postalAddress(pasted)._unsafeUnwrap()).toMatchObject({ line1: '12 Alder Street', city: 'Albany' });
    expect(postalAddress({ ...draft, city: '\0' })._unsafeUnwrapErr()).toEqual([
      { field: 'city', kind: 'missing' },
    ]);
  });

  it('is read without invisible characters that were pasted', () => {
    const pasted = { ...draft, city: '\u200bAl\u00adbany\u200e' };
    expect(postalAddress(pasted)._unsafeUnwrap().city).toBe('Albany');
  });

  it('has the regions and the postal code of its own country', () => {
    expect(postalAddress({ ...draft, country: 'CA' })._unsafeUnwrapErr()).toEqual([
      { field: 'region', kind: 'invalid' },
      { field: 'postalCode', kind: 'invalid' },
    ]);
    const canadian = { ...draft, country: 'CA', region: 'qc', postalCode: 'h2y1c6' } as const;
    expect(postalAddress(canadian)._unsafeUnwrap()).toMatchObject({ region: 'QC', postalCode: 'H2Y 1C6' });
  });

  it.each([
    ['10001', 'US', '10001'],
    ['10001-1234', 'US', '10001-1234'],
    ['10001 1234', 'US', '10001-1234'],
    ['100011234', 'US', '10001-1234'],
    [' h2y-1c6 ', 'CA', 'H2Y 1C6'],
    ['K1A 0B1', 'CA', 'K1A 0B1'],
    ['1000', 'US', undefined],
    ['10001-12', 'US', undefined],
    ['H2Y 1C6', 'US', undefined],
    ['D2Y 1C6', 'CA', undefined],
    ['W2Y 1C6', 'CA', undefined],
    ['H2O 1C6', 'CA', undefined],
    ['H2Y\u00a01C6', 'CA', 'H2Y 1C6'],
    ['H2Y – 1C6\u200b', 'CA', 'H2Y 1C6'],
    ['10001\u20111234', 'US', '10001-1234'],
    ['10001', 'CA', undefined],
    ['', 'US', undefined],
  ] as const)('with the code %j in %s is read as %j', (text, country, code) => {
    expect(normalPostalCode(text, country)).toBe(code);
  });

  it('is accepted again as it came out', () => {
    const anyText = stringMatching(/^[A-Za-z0-9 .'-]{0,30}$/);
    const anyDraft = record({
      line1: anyText,
      line2: anyText,
      city: anyText,
      region: constantFrom('NY', 'QC', 'xx'),
      postalCode: constantFrom('10001', '123456789', 'h2y 1c6', 'x'),
      country: constantFrom('US' as const, 'CA' as const),
    });
    holds(
      property(anyDraft, (typed) => {
        const first = postalAddress(typed);
        if (first.isErr()) expect(first.error.length).toBeGreaterThan(0);
        else expect(postalAddress({ line2: '', ...first.value })._unsafeUnwrap()).toEqual(first.value);
      }),
    );
  });

  it('lies in one of 50 states, the District, five territories, three military regions, or 13 provinces', () => {
    expect(regionsOf('US')).toHaveLength(59);
    expect(regionsOf('CA')).toHaveLength(13);
    for (const region of [...regionsOf('US'), ...regionsOf('CA')]) expect(region).toMatch(/^[A-Z]{2}$/);
    expect(new Set(regionsOf('US')).size).toBe(59);
    expect(regionsOf('US')).toContain('DC');
    expect(regionsOf('CA')).toContain('QC');
  });
});

describe('contacts', () => {
  const address = {
    line1: '1 Main',
    city: 'Salem',
    region: 'MA',
    postalCode: '01970',
    country: 'US',
  } as const;
  const contact: Contact = { id: 'contact-1', address };

  it('hold the address in the first of them', () => {
    expect(addressContactOf({ contacts: [contact, { ...contact, id: 'contact-2' }] })).toBe(contact);
    expect(addressContactOf({ contacts: [] })).toBeUndefined();
  });
});

describe('a change of a record', () => {
  const before = aBuyer();
  const [home] = before.contacts;
  if (!home) throw new Error('this buyer has an address');
  const mail = email('New.Address@example.com');
  const identity = (changed: object): Buyer => ({ ...before, identity: { ...before.identity, ...changed } });
  const verificationReferenceId = 'reference-1';
  const changes: readonly (readonly [string, BuyerChange, Buyer])[] = [
    ['language', { kind: 'language', locale: 'fr-ca' }, { ...before, languagePreference: 'fr-ca' }],
    [
      'e-mail, whatever its case',
      { kind: 'identity', destination: { method: 'EMAIL', email: mail }, verificationReferenceId },
      identity({ email: mail.toLowerCase() }),
    ],
    [
      'mobile',
      {
        kind: 'identity',
        destination: { method: 'SMS', phone: phone('202 555 0177') },
        verificationReferenceId,
      },
      identity({ phone: '+12025550177' }),
    ],
    [
      'address',
      { kind: 'address', contactId: home.id, address: { ...home.address, line1: '9 Oak Lane' } },
      { ...before, contacts: [{ ...home, address: { ...home.address, line1: '9 Oak Lane' } }] },
    ],
  ];

  it.each(changes)('of %s is on file once the record shows it, and not before', (_, change, after) => {
    expect([isOnFile(before, change), isOnFile(after, change)]).toEqual([false, true]);
    expect([isUnchanged(before, before, change), isUnchanged(before, after, change)]).toEqual([true, false]);
  });

  it.each(changes)('of %s is judged by its own field alone', (name, change) => {
    for (const [other, , after] of changes)
      if (other !== name) expect(isUnchanged(before, after, change)).toBe(true);
  });

  it('of an address is looked for under its own contact', () => {
    const other = { id: 'contact-work', address: { ...home.address, line1: '9 Oak Lane' } };
    const two: Buyer = { ...before, contacts: [home, other] };
    expect(isOnFile(two, { kind: 'address', contactId: other.id, address: other.address })).toBe(true);
    expect(isOnFile(two, { kind: 'address', contactId: home.id, address: other.address })).toBe(false);
    expect(isOnFile(two, { kind: 'address', contactId: 'contact-gone', address: home.address })).toBe(false);
  });

  it('of an e-mail is not on file where none is', () => {
    const change: BuyerChange = {
      kind: 'identity',
      destination: { method: 'EMAIL', email: mail },
      verificationReferenceId,
    };
    expect(isOnFile(identity({ email: undefined }), change)).toBe(false);
  });
});

describe('access to signed-in content', () => {
  const anyFlag = constantFrom(true, false, undefined);
  const anyStatus = record({
    status: constantFrom('ACTIVE', 'FRAUDULENT', 'DECEASED', 'constructor'),
    subStatus: constantFrom(undefined, 'RECEIVED', 'PENDING', 'CONFIRMED', 'DECEASED', 'toString'),
  });
  const anyRecord = oneof(constantFrom('loading' as const, 'unreadable' as const), anyStatus);

  // Proves.
  it('is never granted to a blocked buyer unless the flag is known to be off', () => {
    holds(
      property(anyFlag, anyStatus, boolean(), (flag, status, wasUnblocked) => {
        const blocks = isBlocked(buyerFlagOf(status, on));
        expect(buyerAccess(flag, status, wasUnblocked)).toBe(
          blocks && flag !== false ? 'blocked' : 'granted',
        );
      }),
    );
  });

  it('waits for nothing while the flag is known to be off, and for the record otherwise', () => {
    holds(
      property(anyFlag, anyRecord, boolean(), (flag, known, wasUnblocked) => {
        const access = buyerAccess(flag, known, wasUnblocked);
        if (flag === false) expect(access).toBe('granted');
        else if (known === 'loading') expect(access).toBe('pending');
        else if (known === 'unreadable') expect(access).toBe(wasUnblocked ? 'granted' : 'undetermined');
      }),
    );
  });
});
