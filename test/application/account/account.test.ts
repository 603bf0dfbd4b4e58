import {
  ChangeAddress,
  ChangeContact,
  ReadBuyer,
  RequestContactCode,
  readsAfterContact,
  WasBuyerUnblocked,
} from '@member-portal/application/account';
import {
  createMemoryBuyerNotes,
  createMemoryEmailConfirmationStore,
} from '@member-portal/application/memory';
import type { Buyer, BuyerId, PostalAddress } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import { CODE_LIFETIME_MS, type CodeDestination, oneTimeCode } from '@member-portal/domain/sign-in';
import { errAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { aBuyer, email, phone } from '../../support/builders/a-buyer.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeAuthentication, RIGHT_CODE } from '../../support/fakes/fake-authentication.ts';
import { fakeBuyers } from '../../support/fakes/fake-buyers.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeFeatureFlags } from '../../support/fakes/fake-feature-flags.ts';
import { fakePortalConfiguration } from '../../support/fakes/fake-portal-configuration.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime, START } from '../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';

const right = oneTimeCode(RIGHT_CODE)._unsafeUnwrap();
const wrong = oneTimeCode('654321')._unsafeUnwrap();
const newEmail: CodeDestination = { method: 'EMAIL', email: email('avery@example.org') };
const newMobile: CodeDestination = { method: 'SMS', phone: phone('+1 202 555 0177') };

const anAccount = (buyer: Buyer = aBuyer(), flags: Parameters<typeof fakeFeatureFlags>[0] = {}) => {
  const time = fakeTime();
  const authentication = fakeAuthentication(time, buyer);
  const buyers = fakeBuyers(buyer);
  const sessions = fakeSessionStore(aSession(time.now()));
  const notes = createMemoryBuyerNotes();
  const confirmations = createMemoryEmailConfirmationStore(email('avery@example.org'));
  return {
    time,
    authentication,
    buyers,
    sessions,
    confirmations,
    read: ReadBuyer.create({ buyers, sessions, notes }),
    wasUnblocked: WasBuyerUnblocked.create({ sessions, notes }),
    request: RequestContactCode.create({
      authentication,
      buyers,
      sessions,
      configuration: fakePortalConfiguration(),
      clock: fakeClock(time),
    }),
    change: ChangeContact.create({
      authentication,
      buyers,
      sessions,
      confirmations,
      clock: fakeClock(time),
    }),
    changeAddress: ChangeAddress.create({ buyers, sessions, flags: fakeFeatureFlags(flags) }),
  };
};

describe('the account', () => {
  it('is the signed-in buyer’s own', async () => {
    const { read, sessions } = anAccount();
    expect((await read())._unsafeUnwrap()).toEqual(aBuyer());
    sessions.close('signed-out');
    expect((await read())._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
  });

  it('is cached as unblocked once it was read and does not block, for this buyer alone', async () => {
    const { read, wasUnblocked, buyers, sessions } = anAccount();
    expect(wasUnblocked()).toBe(false);
    buyers.failNext(OFFLINE);
    await read();
    expect(wasUnblocked()).toBe(false);
    await read();
    expect(wasUnblocked()).toBe(true);
    sessions.open(aSession(START, 'buyer-blake' as BuyerId));
    expect(wasUnblocked()).toBe(false);
  });

  it('is no longer cached as unblocked once a blocking record was read', async () => {
    const { read, wasUnblocked, buyers } = anAccount();
    await read();
    buyers.changeUnderneath((buyer) => ({ ...buyer, status: 'DECEASED', subStatus: 'CONFIRMED' }));
    await read();
    expect(wasUnblocked()).toBe(false);
  });
});

describe('a new e-mail or mobile', () => {
  it.each([
    [newEmail, { email: 'avery@example.org', phone: '+12025550101' }],
    [newMobile, { email: 'avery.stone@example.com', phone: '+12025550177' }],
  ])(
    'by $method is saved once its code is verified, and nothing else changes',
    async (destination, identity) => {
      const { request, change, buyers, authentication } = anAccount();
      const pending = (await request({ destination, locale: 'en-us' }))._unsafeUnwrap();
      expect(authentication.requests).toEqual([
        { destination, languagePreference: 'en-us', disclosures: [] },
      ]);
      expect(buyers.current()).toEqual(aBuyer());
      const changed = await change({ pending, code: right });
      expect(changed._unsafeUnwrap()).toEqual({ ...aBuyer(), identity });
      expect(buyers.verifications).toEqual([pending.referenceId]);
      expect(readsAfterContact).toEqual([{ read: 'buyer' }]);
    },
  );

  it('settles an e-mail that waited to be confirmed; a mobile does not', async () => {
    const { request, change, confirmations } = anAccount();
    const mobile = (await request({ destination: newMobile, locale: 'en-us' }))._unsafeUnwrap();
    await change({ pending: mobile, code: right });
    expect(confirmations.read()).toBeDefined();
    const mail = (await request({ destination: newEmail, locale: 'en-us' }))._unsafeUnwrap();
    await change({ pending: mail, code: right });
    expect(confirmations.read()).toBeUndefined();
  });

  it('that is the one on file needs no code', async () => {
    const { request, authentication } = anAccount();
    const { identity } = aBuyer();
    const onFile: CodeDestination[] = [
      { method: 'EMAIL', email: identity.email },
      // Another case of the letters is the same mailbox, and would not be written.
      { method: 'EMAIL', email: email('Avery.Stone@example.com') },
      { method: 'SMS', phone: identity.phone },
    ];
    for (const destination of onFile)
      expect((await request({ destination, locale: 'en-us' }))._unsafeUnwrapErr()).toEqual({
        kind: 'unchanged',
      });
    expect(authentication.requests).toEqual([]);
  });

  it('fails where the platform refuses to send a code or is unreachable', async () => {
    const { request, authentication, buyers } = anAccount();
    authentication.refuseNext({ reason: 'Too_Many_Unverified_Codes_Sent' });
    const asked = { destination: newEmail, locale: 'en-us' } as const;
    expect((await request(asked))._unsafeUnwrapErr()).toEqual({ kind: 'locked', lockedUntil: undefined });
    authentication.failNext({ kind: 'request-failed', failure: OFFLINE });
    expect((await request(asked))._unsafeUnwrapErr()).toEqual(OFFLINE);
    buyers.failNext(OFFLINE);
    expect((await request(asked))._unsafeUnwrapErr()).toEqual(OFFLINE);
  });

  it('with a wrong code changes nothing', async () => {
    const { request, change, buyers } = anAccount();
    const pending = (await request({ destination: newEmail, locale: 'en-us' }))._unsafeUnwrap();
    const read = vi.spyOn(buyers, 'read');
    expect((await change({ pending, code: wrong }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'wrong-code',
      retriesLeft: 2,
    });
    expect(read).not.toHaveBeenCalled();
    expect(buyers.current()).toEqual(aBuyer());
  });

  it('with a code that is older than any can be is told that it has expired, unless that was the last try', async () => {
    const { request, change, authentication, time } = anAccount();
    const pending = (await request({ destination: newEmail, locale: 'en-us' }))._unsafeUnwrap();
    time.sleep(CODE_LIFETIME_MS - 1);
    const failureAfter = async (attempts: number) => {
      authentication.refuseNext({ reason: 'Invalid_Token', attempts, maxAttempts: 3 });
      return (await change({ pending, code: right }))._unsafeUnwrapErr();
    };
    expect(await failureAfter(1)).toMatchObject({ kind: 'wrong-code', retriesLeft: 2 });
    time.sleep(1);
    expect(await failureAfter(2)).toEqual({ kind: 'expired-code', retriesLeft: 1 });
    expect(await failureAfter(3)).toMatchObject({ kind: 'wrong-code', retriesLeft: 0 });
  });

  it('that the platform does not let this buyer verify fails as such, or as ended where the session has ended', async () => {
    const { request, change, buyers, authentication } = anAccount();
    const pending = (await request({ destination: newEmail, locale: 'en-us' }))._unsafeUnwrap();
    const failureAfter = async (...read: readonly RequestFailure[]) => {
      authentication.refuseNext({ reason: 'Unauthenticated' });
      for (const failure of read) buyers.failNext(failure);
      return (await change({ pending, code: right }))._unsafeUnwrapErr();
    };
    expect(await failureAfter()).toEqual({ kind: 'unauthenticated' });
    expect(await failureAfter(OFFLINE)).toEqual({ kind: 'unauthenticated' });
    expect(await failureAfter({ kind: 'session-expired' })).toEqual({ kind: 'session-expired' });
    expect(buyers.current()).toEqual(aBuyer());
  });

  it('whose write failed is written again without another code', async () => {
    const { request, change, buyers, authentication } = anAccount();
    const pending = (await request({ destination: newEmail, locale: 'en-us' }))._unsafeUnwrap();
    const verifications: string[] = [];
    const { verifyCode } = authentication;
    authentication.verifyCode = (verification, cancellation) => {
      verifications.push(verification.referenceId);
      return verifyCode(verification, cancellation);
    };
    buyers.failNext(OFFLINE);
    expect((await change({ pending, code: right }))._unsafeUnwrapErr()).toEqual(OFFLINE);
    expect((await change({ pending, code: right })).isOk()).toBe(true);
    expect(verifications).toEqual([pending.referenceId]);
  });

  it('whose write failed takes the earlier code after another one was sent, which the screen offers', async () => {
    const { request, change, buyers, authentication } = anAccount();
    const ask = async () => (await request({ destination: newEmail, locale: 'en-us' }))._unsafeUnwrap();
    const first = await ask();
    buyers.failNext(OFFLINE);
    expect((await change({ pending: first, code: right }))._unsafeUnwrapErr()).toEqual(OFFLINE);
    const second = await ask();
    // A code works once: the platform does not take it again.
    authentication.refuseNext({ reason: 'Invalid_Token' });
    expect((await change({ pending: second, code: right }))._unsafeUnwrap().identity.email).toBe(
      'avery@example.org',
    );
    expect(buyers.verifications).toEqual([first.referenceId]);
  });

  it('is not verified by the code of another one', async () => {
    const { request, change, buyers } = anAccount();
    const ask = async (destination: CodeDestination) =>
      (await request({ destination, locale: 'en-us' }))._unsafeUnwrap();
    const first = await ask(newEmail);
    buyers.failNext(OFFLINE);
    await change({ pending: first, code: right });
    const pending = await ask({ method: 'EMAIL', email: email('other@example.org') });
    expect((await change({ pending, code: wrong }))._unsafeUnwrapErr()).toMatchObject({ kind: 'wrong-code' });
    expect(buyers.version()).toBe(1);
  });

  it.each(['verified', 'not verified'] as const)(
    'whose code was %s when its answer was lost is told so at the next try',
    async (fate) => {
      const { request, change, buyers, authentication } = anAccount();
      const pending = (await request({ destination: newEmail, locale: 'en-us' }))._unsafeUnwrap();
      authentication.failNext({ kind: 'request-failed', failure: TIMEOUT });
      expect((await change({ pending, code: right }))._unsafeUnwrapErr()).toEqual(TIMEOUT);
      // A code works once: the platform does not take it again.
      authentication.refuseNext({ reason: 'Invalid_Token' });
      if (fate === 'not verified') buyers.update = () => errAsync({ kind: 'refused' });
      const again = await change({ pending, code: right });
      if (fate === 'verified') expect(again._unsafeUnwrap().identity.email).toBe('avery@example.org');
      else expect(again._unsafeUnwrapErr()).toEqual({ kind: 'wrong-code' });
    },
  );

  it('whose code may have been verified when its answer was lost, and was not, is told that it has expired since', async () => {
    const { request, change, buyers, authentication, time } = anAccount();
    const pending = (await request({ destination: newEmail, locale: 'en-us' }))._unsafeUnwrap();
    authentication.failNext({ kind: 'request-failed', failure: TIMEOUT });
    expect((await change({ pending, code: right }))._unsafeUnwrapErr()).toEqual(TIMEOUT);
    time.sleep(CODE_LIFETIME_MS);
    authentication.refuseNext({ reason: 'Invalid_Token', attempts: 1, maxAttempts: 3 });
    buyers.update = () => errAsync({ kind: 'refused' });
    expect((await change({ pending, code: right }))._unsafeUnwrapErr()).toEqual({
      kind: 'expired-code',
      retriesLeft: 2,
    });
  });

  it('whose code was verified when its answer was lost may be saved where the answer to its write is lost too', async () => {
    const { request, change, buyers, authentication } = anAccount();
    const pending = (await request({ destination: newEmail, locale: 'en-us' }))._unsafeUnwrap();
    authentication.failNext({ kind: 'request-failed', failure: TIMEOUT });
    await change({ pending, code: right });
    authentication.refuseNext({ reason: 'Invalid_Token' });
    buyers.loseNextAnswer();
    buyers.read = () => errAsync(OFFLINE);
    expect((await change({ pending, code: right }))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
  });

  it('never overwrites a concurrent change', async () => {
    const { request, change, buyers } = anAccount();
    const pending = (await request({ destination: newEmail, locale: 'en-us' }))._unsafeUnwrap();
    buyers.changeUnderneath((buyer) => ({ ...buyer, familyName: 'Stone-Hill' }));
    buyers.changeUnderneath((buyer) => ({ ...buyer, givenName: 'Ava' }), true);
    expect((await change({ pending, code: right }))._unsafeUnwrapErr()).toEqual({
      kind: 'changed-underneath',
    });
    expect((await change({ pending, code: right }))._unsafeUnwrap()).toMatchObject({
      givenName: 'Ava',
      familyName: 'Stone-Hill',
      identity: { email: 'avery@example.org' },
    });
  });

  it('whose answer is lost is read back', async () => {
    const { request, change, buyers } = anAccount();
    const pending = (await request({ destination: newEmail, locale: 'en-us' }))._unsafeUnwrap();
    buyers.loseNextAnswer();
    expect((await change({ pending, code: right }))._unsafeUnwrap().identity.email).toBe('avery@example.org');
    expect(buyers.version()).toBe(2);
  });

  it.each([newEmail, newMobile])('that is already on file is not written again (%j)', async (destination) => {
    const { request, change, buyers } = anAccount();
    const pending = (await request({ destination, locale: 'en-us' }))._unsafeUnwrap();
    await change({ pending, code: right });
    expect((await change({ pending, code: right })).isOk()).toBe(true);
    expect(buyers.verifications).toHaveLength(1);
  });

  it('needs a session', async () => {
    const { request, change, sessions } = anAccount();
    const pending = (await request({ destination: newEmail, locale: 'en-us' }))._unsafeUnwrap();
    sessions.close('signed-out');
    expect((await change({ pending, code: right }))._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
  });
});

describe('a new address', () => {
  const seen = aBuyer().contacts[0]?.address;
  const address = {
    line1: '9 Oak Lane',
    line2: 'Unit 2',
    city: 'Troy',
    region: 'NY',
    postalCode: '12180',
    country: 'US',
  } as const;

  // Proves.
  it('is saved under the contact that the lender stores it in', async () => {
    const { changeAddress, buyers } = anAccount();
    expect((await changeAddress({ address, seen }))._unsafeUnwrap().contacts).toEqual([
      { id: 'contact-home', address },
    ]);
    expect(buyers.current().identity).toEqual(aBuyer().identity);
  });

  it('fails when the one on file has changed since, and can be submitted again', async () => {
    const { changeAddress, buyers } = anAccount();
    const moved = { ...address, line1: '1 Lake Road' };
    buyers.changeUnderneath((buyer) => ({ ...buyer, contacts: [{ id: 'contact-home', address: moved }] }));
    expect((await changeAddress({ address, seen }))._unsafeUnwrapErr()).toEqual({
      kind: 'changed-underneath',
    });
    expect((await changeAddress({ address, seen: moved })).isOk()).toBe(true);
  });

  it('whose answer is lost is read back, and is not reported as saved where the request was lost', async () => {
    const { changeAddress, buyers } = anAccount();
    buyers.loseNextAnswer();
    expect((await changeAddress({ address, seen })).isOk()).toBe(true);
    expect(buyers.current().contacts[0]?.address).toEqual(address);
  });

  it('whose answer is lost is told as failed if the old one is still on file', async () => {
    const { changeAddress, buyers } = anAccount();
    buyers.ignoreNextWrite();
    expect((await changeAddress({ address, seen }))._unsafeUnwrapErr()).toEqual({
      kind: 'unexpected-response',
      path: 'address',
    });
    expect(buyers.current()).toEqual(aBuyer());
  });

  it('that got no answer and is not on file may still arrive; one that was lost before it was sent may not', async () => {
    const { changeAddress, buyers } = anAccount();
    const { update } = buyers;
    buyers.update = (id, decide) =>
      buyers.read(id).andThen((buyer) => decide(buyer).asyncAndThen(() => errAsync(TIMEOUT)));
    expect((await changeAddress({ address, seen }))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    buyers.update = update;
    buyers.failNext(TIMEOUT);
    expect((await changeAddress({ address, seen }))._unsafeUnwrapErr()).toEqual(TIMEOUT);
  });

  it.each([{ kind: 'refused' }, { kind: 'session-expired' }] as const)(
    'that was sent and failed as $kind is not made: the record is not read for it',
    async (failure) => {
      const { changeAddress, buyers } = anAccount();
      buyers.update = (id, decide) => {
        const before = buyers.current();
        expect(id).toBe(before.id);
        return decide(before).asyncAndThen(() => errAsync(failure));
      };
      const read = vi.spyOn(buyers, 'read');
      expect((await changeAddress({ address, seen }))._unsafeUnwrapErr()).toEqual(failure);
      expect(read).not.toHaveBeenCalled();
    },
  );

  it('is taken as the platform wrote it', async () => {
    const { changeAddress, buyers } = anAccount();
    const { update } = buyers;
    buyers.update = (...of) =>
      update(...of).map((buyer) => ({
        ...buyer,
        contacts: [{ id: 'contact-home', address: { ...address, postalCode: '12180-1234' } }],
      }));
    expect((await changeAddress({ address, seen })).isOk()).toBe(true);
  });

  it('is saved where the one on file was unknown', async () => {
    const { changeAddress, buyers } = anAccount();
    buyers.changeUnderneath((buyer) => ({
      ...buyer,
      contacts: [{ id: 'contact-home', address: undefined }],
    }));
    expect((await changeAddress({ address, seen: undefined })).isOk()).toBe(true);
    expect(buyers.current().contacts).toEqual([{ id: 'contact-home', address }]);
  });

  it('is not taken where that is not offered, or there is nowhere to put it', async () => {
    const off = anAccount(aBuyer(), { editAddress: false });
    expect((await off.changeAddress({ address, seen }))._unsafeUnwrapErr()).toEqual({ kind: 'not-offered' });
    const none = anAccount(aBuyer({ contacts: [] }));
    expect((await none.changeAddress({ address, seen: undefined }))._unsafeUnwrapErr()).toEqual({
      kind: 'no-contact',
    });
  });
});

describe('an address that somebody else changes too', () => {
  const address = { ...(aBuyer().contacts[0]?.address as PostalAddress), line1: '9 Oak Lane' };

  it('fails as changed where none was on file when it was read and one is now', async () => {
    const changed = await anAccount().changeAddress({ address, seen: undefined });
    expect(changed._unsafeUnwrapErr()).toEqual({ kind: 'changed-underneath' });
  });

  it('has an unknown outcome after a lost answer when its contact is gone', async () => {
    const { changeAddress, buyers } = anAccount();
    const { update } = buyers;
    buyers.update = (...of) =>
      update(...of).mapErr((failure) => {
        buyers.changeUnderneath((buyer) => ({ ...buyer, contacts: [] }));
        return failure;
      });
    buyers.loseNextAnswer();
    const seen = aBuyer().contacts[0]?.address;
    expect((await changeAddress({ address, seen }))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
  });

  it('has an unknown outcome after a lost answer when the record cannot be read', async () => {
    const { changeAddress, buyers } = anAccount();
    buyers.loseNextAnswer();
    buyers.read = () => errAsync(OFFLINE);
    const seen = aBuyer().contacts[0]?.address;
    expect((await changeAddress({ address, seen }))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
  });

  it('is not written where the one on file cannot be read', async () => {
    const { changeAddress, buyers } = anAccount();
    buyers.failNext(OFFLINE);
    expect((await changeAddress({ address, seen: undefined }))._unsafeUnwrapErr()).toEqual(OFFLINE);
    expect(buyers.current()).toEqual(aBuyer());
  });
});
