import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuyerWire, buyerSchema, saveBuyerBodySchema } from '../../sandbox/contract/buyer.ts';
import { demoPeople, demoTenants } from '../../sandbox/index.ts';
import { saveBuyer } from '../../sandbox/people/save-buyer.ts';
import type { Client } from './support/client.ts';
import { refusalOf } from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import { askForCode, codeRequest, login, messagesTo, newestCode } from './support/sign-in-steps.ts';

let sandbox: Sandbox;
let avery: Client & { readonly buyerId: string };
let path: string;
beforeAll(async () => {
  // Fewer people make every reset quicker.
  sandbox = await startSandbox({ people: demoPeople().filter(({ tenant }) => tenant !== 'harbour') });
});
beforeEach(async () => {
  await sandbox.reset();
  avery = await sandbox.as('Avery');
  path = `/api/buyer/${avery.buyerId}`;
});
afterAll(() => sandbox.close());

const read = (): Promise<BuyerWire> => avery.expect(buyerSchema, 'GET', path);
const save = (body: object) => avery.call('PUT', path, { body });

const verifyNew = async (address: string): Promise<string> => {
  const reference = await askForCode(avery, address);
  const code = await newestCode(avery, address);
  const body = { referenceID: reference, code };
  expect((await avery.call('POST', '/api/auth/buyer/verify-code', { body })).body).toEqual({
    verified: true,
  });
  return reference;
};

describe('a buyer', () => {
  test('is read with contact and version', async () => {
    expect(await read()).toMatchObject({
      id: avery.buyerId,
      status: 'ACTIVE',
      subStatus: null,
      identity: { email: 'avery.stone@example.com', phone: '+12025550101' },
      contacts: [{ type: 'HOME', address: { region: 'NY', country: 'US' } }],
      version: 1,
    });
  });

  test('changes language among those the lender offers', async () => {
    const maple = await sandbox.as('Avery', 'maple');
    const buyer = await maple.expect(buyerSchema, 'GET', `/api/buyer/${maple.buyerId}`);
    const body = { ...buyer, languagePreference: 'en-ca' };
    const saved = await maple.expect(buyerSchema, 'PUT', `/api/buyer/${maple.buyerId}`, { body });
    expect([saved.languagePreference, saved.version]).toEqual(['en-ca', 2]);
    expect(refusalOf(await save({ ...(await read()), languagePreference: 'fr-ca' }))).toEqual([
      422,
      'Language_Not_Offered',
    ]);
  });

  test('is not overwritten by who read it before a change', async () => {
    const before = await read();
    expect((await save(before)).status).toBe(200);
    expect(refusalOf(await save(before))).toEqual([409, 'Version_Conflict']);
  });

  test.each([
    ['id', { id: 'another' }],
    ['status', { status: 'DECEASED' }],
    ['sub-status', { subStatus: 'CONFIRMED' }],
    ['given name', { givenName: 'Avril' }],
    ['family name', { familyName: 'Sterne' }],
  ])('does not let its %s be changed', async (_what, change) => {
    expect(refusalOf(await save({ ...(await read()), ...change }))).toEqual([422, 'Field_Not_Changeable']);
  });
});

describe('a new e-mail', () => {
  const fresh = 'avery.new@example.com';
  const withEmail = async (email: string, reference?: string) => ({
    ...(await read()),
    identity: { ...(await read()).identity, email },
    ...(reference === undefined ? {} : { verificationReferenceID: reference }),
  });

  test('is saved once its code was given, told to the old addresses, and signs in from then on', async () => {
    const reference = await verifyNew(fresh);
    const saved = await save(await withEmail('Avery.New@Example.com', reference));
    expect(buyerSchema.parse(saved.body).identity.email).toBe(fresh);
    for (const address of ['avery.stone@example.com', '+12025550101']) {
      expect((await messagesTo(avery, address))[0]?.body).toContain('has just changed');
    }
    const visitor = sandbox.visit();
    const signIn = await login(visitor, await askForCode(visitor, fresh), await newestCode(visitor, fresh));
    expect(signIn.status).toBe(200);
    const old = await askForCode(visitor, 'avery.stone@example.com');
    const answer = await login(visitor, old, await newestCode(visitor, 'avery.stone@example.com'));
    expect(refusalOf(answer)).toEqual([401, 'Unauthenticated_Buyer_Not_Found']);
  });

  test('is not saved where the old addresses cannot be told of it', async () => {
    const reference = await verifyNew(fresh);
    const [tenant] = demoTenants;
    if (!tenant) throw new Error('There are demo tenants.');
    const full = async (): Promise<void> => {
      throw new Error('The outbox takes nothing.');
    };
    const post = { record: full, send: full, deliver: () => undefined };
    const services = { db: sandbox.db, tenant, now: sandbox.now, post };
    const change = saveBuyerBodySchema.parse(await withEmail(fresh, reference));
    await expect(saveBuyer(services, avery.buyerId, change)).rejects.toThrow('takes nothing');
    expect((await read()).identity.email).toBe('avery.stone@example.com');
    expect((await save(change)).status).toBe(200);
  });

  test('is refused unverified, for another value, a second time, too late, and together with a new mobile', async () => {
    expect(refusalOf(await save(await withEmail(fresh)))).toEqual([422, 'Identity_Not_Verified']);
    const reference = await verifyNew(fresh);
    expect(refusalOf(await save(await withEmail('other@example.com', reference)))).toEqual([
      422,
      'Identity_Not_Verified',
    ]);
    const both = await withEmail(fresh, reference);
    const withMobile = { ...both, identity: { email: fresh, phone: '+12025550155' } };
    expect(refusalOf(await save(withMobile))).toEqual([422, 'Identity_Not_Verified']);
    expect((await save(await withEmail(fresh, reference))).status).toBe(200);
    expect(refusalOf(await save(await withEmail('avery.stone@example.com', reference)))).toEqual([
      422,
      'Identity_Not_Verified',
    ]);
    const second = await verifyNew('later@example.com');
    sandbox.advance(31 * 60_000);
    const late = await sandbox.as('Avery');
    const body = { ...(await late.expect(buyerSchema, 'GET', path)), verificationReferenceID: second };
    const change = { ...body, identity: { ...body.identity, email: 'later@example.com' } };
    expect(refusalOf(await late.call('PUT', path, { body: change }))).toEqual([422, 'Identity_Not_Verified']);
  });

  test('is not verified by somebody else’s reference, and no reference of one kind serves the other', async () => {
    const contactReference = await askForCode(avery, fresh);
    const code = await newestCode(avery, fresh);
    const visitor = sandbox.visit();
    expect(refusalOf(await login(visitor, contactReference, code))).toEqual([401, 'Invalid_Token']);
    const blake = await sandbox.as('Blake');
    const body = { referenceID: contactReference, code };
    expect(refusalOf(await blake.call('POST', '/api/auth/buyer/verify-code', { body }))).toEqual([
      401,
      'Invalid_Token',
    ]);
    const loginReference = await askForCode(visitor, 'avery.stone@example.com');
    const loginCode = await newestCode(visitor, 'avery.stone@example.com');
    const wrongKind = { referenceID: loginReference, code: loginCode };
    expect(refusalOf(await avery.call('POST', '/api/auth/buyer/verify-code', { body: wrongKind }))).toEqual([
      401,
      'Invalid_Token',
    ]);
  });

  test('cannot be tried at one address after another', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await askForCode(avery, `${name}@example.com`);
    const answer = await avery.call('POST', '/api/auth/send-code', { body: codeRequest('f@example.com') });
    expect(refusalOf(answer)).toEqual([429, 'Too_Many_Unverified_Codes_Sent']);
  });
});

describe('an address', () => {
  const home = {
    line1: '5 Elm Street',
    line2: 'Apt 2',
    city: 'Troy',
    region: 'NY',
    postalCode: '12180',
    country: 'US',
  };

  const change = async (address: object) => {
    const id = (await read()).contacts[0]?.id ?? '';
    return avery.call('PUT', `${path}/contact/${id}`, { body: { id, type: 'HOME', address } });
  };

  test('is saved and makes a new version of the buyer', async () => {
    const saved = buyerSchema.parse((await change(home)).body);
    expect(saved.contacts[0]?.address).toEqual(home);
    expect(saved.version).toBe(2);
  });

  test('keeps the type of its contact, and lets no other stand', async () => {
    await sandbox.db
      .updateTable('contact')
      .set({ type: 'MAILING' })
      .where('buyer_id', '=', avery.buyerId)
      .execute();
    const [contact] = (await read()).contacts;
    expect(contact?.type).toBe('MAILING');
    expect(refusalOf(await change(home))).toEqual([422, 'Field_Not_Changeable']);
    const body = { ...contact, address: home };
    const saved = await avery.expect(buyerSchema, 'PUT', `${path}/contact/${contact?.id}`, { body });
    expect(saved.contacts).toEqual([{ id: contact?.id, type: 'MAILING', address: home }]);
  });

  test('may be in Canada', async () => {
    const montreal = {
      line1: '1, rue Sainte-Catherine',
      city: 'Montréal',
      region: 'QC',
      postalCode: 'H2X 1K4',
      country: 'CA',
    };
    expect((await change(montreal)).status).toBe(200);
  });

  test.each([
    ['a region of the other country', { region: 'QC' }],
    ['a postal code of the other country', { postalCode: 'H2X 1K4' }],
    ['no street', { line1: '  ' }],
    ['a street without end', { line1: 'x'.repeat(101) }],
  ])('is refused with %s', async (_what, part) => {
    expect(refusalOf(await change({ ...home, ...part }))).toEqual([400, 'Invalid_Request']);
  });

  test('keeps markup and quotes as the text that they are', async () => {
    const line1 = `<b>1</b> O'Hara "Lane"; drop table buyer`;
    const saved = buyerSchema.parse((await change({ ...home, line1 })).body);
    expect(saved.contacts[0]?.address.line1).toBe(line1);
  });
});
