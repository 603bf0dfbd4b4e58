import type { PendingSignIn } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import { emailAddress, oneTimeCode, phoneNumber } from '@member-portal/domain/sign-in';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginSignIn,
  type SignInEvent,
  type SignInFlow,
  signInFlow,
} from '../../../src/ui/screens/sign-in/sign-in-flow.ts';
import { holds } from '../../support/property-runs.ts';

const email = emailAddress('avery.stone@example.com')._unsafeUnwrap();
const phone = phoneNumber('202 555 0101')._unsafeUnwrap();
const code = oneTimeCode('123456')._unsafeUnwrap();
const at = 1_790_000_000_000 as Instant;
const pending: PendingSignIn = { referenceId: 'one', destination: { method: 'EMAIL', email }, sentAt: at };
const start = beginSignIn({ pending: undefined, lockedUntil: undefined });
const following = (...events: readonly SignInEvent[]): SignInFlow => events.reduce(signInFlow, start);

const anyEvent: fc.Arbitrary<SignInEvent> = fc.oneof(
  fc.record({ kind: fc.constant('typed' as const), email: fc.string() }),
  fc.record({ kind: fc.constant('typed' as const), phone: fc.string() }),
  fc.record({
    kind: fc.constant('method-chosen' as const),
    method: fc.constantFrom('SMS' as const, 'EMAIL' as const),
  }),
  fc.constant({ kind: 'code-sent' as const, pending }),
  fc.constant({ kind: 'mismatched' as const, pending: { ...pending, code } }),
  fc.constant({ kind: 'locked' as const, until: at }),
  fc.constant({ kind: 'started-over' as const }),
);

describe('the flow of sign-in', () => {
  it('begins with the e-mail address', () => {
    expect(start).toMatchObject({ at: 'contact', typed: { method: 'EMAIL' } });
  });

  it('goes on after a reload where it was: with the code, or with the lock', () => {
    const byPhone: PendingSignIn = { ...pending, destination: { method: 'SMS', phone } };
    expect(beginSignIn({ pending, lockedUntil: undefined })).toMatchObject({ at: 'code', typed: { email } });
    expect(beginSignIn({ pending: byPhone, lockedUntil: undefined })).toMatchObject({ typed: { phone } });
    expect(beginSignIn({ pending, lockedUntil: at })).toMatchObject({ at: 'locked', until: at });
  });

  it('begins with what was typed before a reload, ahead of where the code went', () => {
    const typed = { email: 'avery.stone@exam', phone: '202 555', method: 'SMS' } as const;
    const reloaded = { pending: undefined, lockedUntil: undefined, typed };
    expect(beginSignIn(reloaded)).toEqual({ at: 'contact', typed });
    expect(beginSignIn({ ...reloaded, pending }).typed).toEqual(typed);
    expect(beginSignIn({ ...reloaded, pending, typed: { ...typed, email: '' } }).typed.email).toBe(email);
  });

  it('asks for both addresses after a mismatch, after a reload too, until another code is sent', () => {
    const mismatched = { ...pending, code, mismatches: 1 };
    const asked = { at: 'mismatch', pending: mismatched };
    expect(
      following({ kind: 'code-sent', pending }, { kind: 'mismatched', pending: mismatched }),
    ).toMatchObject(asked);
    expect(beginSignIn({ pending: mismatched, lockedUntil: undefined })).toMatchObject({
      ...asked,
      typed: { email },
    });
    expect(
      following({ kind: 'mismatched', pending: mismatched }, { kind: 'code-sent', pending }),
    ).toMatchObject({ at: 'code', pending });
  });

  it('never loses what was typed, whatever happens next', () => {
    holds(
      fc.property(fc.string(), fc.string(), fc.array(anyEvent, { maxLength: 12 }), (mail, mobile, events) => {
        const typed = following({ kind: 'typed', email: mail, phone: mobile });
        const untouched = events.filter(({ kind }) => kind !== 'typed');
        expect(untouched.reduce(signInFlow, typed).typed).toMatchObject({ email: mail, phone: mobile });
      }),
    );
  });

  it('knows the last thing typed in each field', () => {
    holds(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
        const words = events.filter((event) => event.kind === 'typed');
        const last = (field: 'email' | 'phone') =>
          words.findLast((event) => event[field] !== undefined)?.[field] ?? '';
        expect(events.reduce(signInFlow, start).typed).toMatchObject({
          email: last('email'),
          phone: last('phone'),
        });
      }),
    );
  });
});
