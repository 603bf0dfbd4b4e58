import type { BuyerId } from '@member-portal/domain/buyer';
import type { Locale } from '@member-portal/domain/locale';
import type { EmailAddress, PhoneNumber } from '@member-portal/domain/sign-in';
import {
  analyticsIdentity,
  BREAD_VERSION,
  eventEntry,
  identityDimensions,
  initialEntries,
  isLogged,
  kindOfError,
  LOG_LEVELS,
  PAGE_NAMES,
  PAGE_VIEW_EVENT,
  pageViewEntry,
  type TrackedEventName,
  timingName,
  trackedEvent,
} from '@member-portal/domain/telemetry';
import { constantFrom, property, string, stringMatching } from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

describe('log levels', () => {
  // Proves.
  it('are the six of the specification, most severe first', () => {
    expect(LOG_LEVELS).toEqual(['fatal', 'error', 'warn', 'info', 'debug', 'trace']);
  });

  it.each(LOG_LEVELS)('%s logs itself and everything more severe', (threshold) => {
    const through = LOG_LEVELS.filter((level) => isLogged(level, threshold));
    expect(through).toEqual(LOG_LEVELS.slice(0, LOG_LEVELS.indexOf(threshold) + 1));
  });
});

describe('the kind of an error', () => {
  it.each(['TypeError', 'QuotaExceededError', '$Failure_2', 'x'.repeat(60)])('is its name: %s', (name) => {
    expect(kindOfError(name)).toBe(name);
  });

  it.each(['Avery Stone', 'avery.stone@example.com', '2025550101', '', 'x'.repeat(61), undefined])(
    'is none where its name is no name of code: %s',
    (name) => {
      expect(kindOfError(name)).toBe('Error');
    },
  );
});

describe('the name of a timing', () => {
  // Proves.
  it.each([
    ['loans list', 'loans_list'],
    ['a-b_c.d@e$F9', 'a-b_c.d@e$F9'],
    ['prêt/été?', 'pr_t__t__'],
    ['a\\b^c[d]', 'a_b_c_d_'],
    ['💳', '__'],
    ['', ''],
  ])('%j is sent as %j', (name, sent) => {
    expect(timingName(name)).toBe(sent);
  });

  // Proves.
  it('has allowed characters only, as many as were given, and keeps those that are allowed', () => {
    holds(
      property(string(), (name) => {
        expect(timingName(name)).toMatch(/^[A-Za-z0-9\-_.@$]*$/);
        expect(timingName(name)).toHaveLength(name.length);
      }),
    );
    holds(
      property(stringMatching(/^[A-Za-z0-9\-_.@$]*$/), (name) => {
        expect(timingName(name)).toBe(name);
      }),
    );
  });
});

describe('page names', () => {
  // Proves.
  it('are one for every screen that the specification lists', () => {
    expect(PAGE_NAMES).toEqual([
      'login email',
      'login mobile',
      'login verification code',
      'email mobile mismatch verification',
      'confirm or change email',
      'payment plans',
      'outstanding loans',
      'history',
      'closed loans',
      'make a payment',
      'payment success',
      'review and pay',
      'enrol in autopay',
      'autopay success',
      'review and enrol',
      'manage autopay',
      'turn off autopay',
      'account details',
      'edit email',
      'verify email',
      'edit email success',
      'edit mobile',
      'verify mobile',
      'edit mobile success',
      'edit address',
      'edit address success',
      'delete payment method confirm removal',
      'delete payment method autopay enrolled',
      'add payment method',
      'add another payment method',
      'select existing payment method',
      'change language',
      'connect an account',
      'terms and conditions',
    ]);
  });
});

describe('tracked events', () => {
  // Proves.
  it('are those of the specification', () => {
    expectTypeOf<TrackedEventName>().toEqualTypeOf<
      | 'login_success'
      | 'login_failure'
      | 'buyer_loans_data'
      | 'incorrect_code'
      | 'tooltip_click'
      | 'camera_click'
      | 'order_details'
      | 'payment_plan_details'
      | 'activity_and_payment_schedule'
      | 'payment_amount_type'
      | 'save_new_payment_method'
      | 'autopay_toggle_on'
      | 'autopay_toggle_off'
      | 'delete_payment_method'
      | 'change_language'
      | 'update_autopay_method'
      | 'autopay_enroll'
      | 'autopay_unenroll'
      | 'image_upload_error'
      | 'opt_out_toggle'
      | 'do_not_share_my_information'
      | 'financial_privacy_policy'
    >();
  });

  // Proves.
  it('carry what their name calls for', () => {
    expect(trackedEvent('login_success')).toEqual({ event: 'login_success', info: {} });
    expect(trackedEvent('autopay_enroll', { amountType: 'OTHER' })).toEqual({
      event: 'autopay_enroll',
      info: { amountType: 'OTHER' },
    });
    expectTypeOf(trackedEvent<'change_language'>).parameters.toEqualTypeOf<
      ['change_language', { readonly locale: Locale }]
    >();
    expectTypeOf(trackedEvent<'login_success'>).parameters.toEqualTypeOf<['login_success']>();
  });
});

describe('the data layer', () => {
  // Proves.
  it('starts with the version and the tenant, and the dimensions of tenant and environment', () => {
    expect(BREAD_VERSION).toBe('2.0');
    expect(initialEntries({ name: 'Northwind', id: 'northwind', env: 'sandbox' })).toEqual([
      { breadVersion: '2.0', tenantName: 'Northwind' },
      { tenant_id: 'northwind', app_environment: 'sandbox' },
    ]);
  });

  // Proves.
  it('gets the given info merged with the stored properties, which nothing given can replace', () => {
    const stored = { buyerID: 'buyer-1' };
    expect(eventEntry('opt_out_toggle', { optedOut: true, buyerID: 'other' }, stored)).toEqual({
      event: 'opt_out_toggle',
      eventInfo: { optedOut: true, buyerID: 'buyer-1' },
    });
    expect(eventEntry('login_failure', {}, {})).toEqual({ event: 'login_failure', eventInfo: {} });
  });

  // Proves.
  it('calls a page view pageLoaded', () => {
    expect(PAGE_VIEW_EVENT).toBe('pageLoaded');
    holds(
      property(constantFrom(...PAGE_NAMES), (page) => {
        expect(pageViewEntry(page, {}, { buyerID: 'buyer-1' })).toEqual({
          event: 'pageLoaded',
          eventInfo: { pageName: page, buyerID: 'buyer-1' },
        });
      }),
    );
  });
});

describe('the identity of a buyer to analytics', () => {
  const buyer = {
    id: 'buyer-1' as BuyerId,
    identity: { email: 'avery.stone@example.com' as EmailAddress, phone: '+12025550101' as PhoneNumber },
  };

  // Proves.
  it('is the id alone where the tenant does not say otherwise', () => {
    expect(analyticsIdentity(buyer, { sendsContact: false })).toStrictEqual({ buyerId: 'buyer-1' });
    expect(identityDimensions({ buyerId: 'buyer-1' })).toStrictEqual({ buyer_id: 'buyer-1' });
  });

  // Proves.
  it('has e-mail and phone where the tenant says so', () => {
    const identity = analyticsIdentity(buyer, { sendsContact: true });
    expect(identity).toStrictEqual({
      buyerId: 'buyer-1',
      email: 'avery.stone@example.com',
      phone: '+12025550101',
    });
    expect(identityDimensions(identity)).toStrictEqual({
      buyer_id: 'buyer-1',
      email: 'avery.stone@example.com',
      phone_number: '+12025550101',
    });
  });
});
