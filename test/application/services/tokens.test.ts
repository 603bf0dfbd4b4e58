import * as account from '@member-portal/application/account';
import * as autopay from '@member-portal/application/autopay';
import * as disclosures from '@member-portal/application/disclosures';
import * as flags from '@member-portal/application/flags';
import * as language from '@member-portal/application/language';
import * as loans from '@member-portal/application/loans';
import * as paymentMethods from '@member-portal/application/payment-methods';
import * as payments from '@member-portal/application/payments';
import * as ports from '@member-portal/application/ports';
import * as session from '@member-portal/application/session';
import * as signIn from '@member-portal/application/sign-in';
import * as telemetry from '@member-portal/application/telemetry';
import { expect, it } from 'vitest';

const rooms = {
  account,
  autopay,
  disclosures,
  flags,
  language,
  loans,
  paymentMethods,
  payments,
  ports,
  session,
  signIn,
  telemetry,
};

const tokens = Object.entries(rooms).flatMap(([room, exported]) =>
  Object.entries(exported)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
    .map(([name, value]) => ({ room, name, value: value as { readonly name: string } })),
);

it.each(tokens)('$room: the token $name exposes its name', ({ name, value }) => {
  expect(value.name).toBe(name);
});

it('no two tokens are the same', () => {
  expect(tokens.length).toBeGreaterThan(70);
  expect(new Set(tokens.map(({ value }) => value)).size).toBe(tokens.length);
});

it.each(Object.entries(rooms).filter(([room]) => room !== 'ports'))(
  '%s: every use case comes with its factory',
  (room, exported) => {
    const names = Object.keys(exported);
    const cases = tokens.filter((token) => token.room === room && !('create' in token.value));
    expect(cases.map(({ name }) => name).filter((name) => !names.includes(`create${name}`))).toEqual([]);
  },
);
