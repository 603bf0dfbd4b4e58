import * as domain from '@member-portal/domain';
import * as autopay from '@member-portal/domain/autopay';
import * as buyer from '@member-portal/domain/buyer';
import * as calendar from '@member-portal/domain/calendar';
import * as disclosure from '@member-portal/domain/disclosure';
import * as failure from '@member-portal/domain/failure';
import * as flags from '@member-portal/domain/flags';
import * as loan from '@member-portal/domain/loan';
import * as locale from '@member-portal/domain/locale';
import * as money from '@member-portal/domain/money';
import * as payment from '@member-portal/domain/payment';
import * as paymentMethod from '@member-portal/domain/payment-method';
import * as projection from '@member-portal/domain/projection';
import * as session from '@member-portal/domain/session';
import * as signIn from '@member-portal/domain/sign-in';
import * as telemetry from '@member-portal/domain/telemetry';
import { describe, expect, it } from 'vitest';

const capabilities = {
  autopay,
  buyer,
  calendar,
  disclosure,
  failure,
  flags,
  loan,
  locale,
  money,
  payment,
  paymentMethod,
  projection,
  session,
  signIn,
  telemetry,
};

describe('the domain as a package', () => {
  it.each(Object.entries(capabilities))('gives everything of %s from its root too', (_, capability) => {
    for (const [name, value] of Object.entries(capability)) expect(domain).toHaveProperty(name, value);
  });

  it('gives nothing from its root that no capability has', () => {
    const known = Object.values(capabilities).flatMap((capability) => Object.keys(capability));
    expect(Object.keys(domain).filter((name) => !known.includes(name))).toEqual([]);
  });
});
