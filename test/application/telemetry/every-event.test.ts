import { RecordEvent } from '@member-portal/application/telemetry';
import type { TrackedEventName, TrackedEvents } from '@member-portal/domain/telemetry';
import { describe, expect, it } from 'vitest';
import { fakeAnalytics } from '../../support/fakes/fake-analytics.ts';

/** One payload for each event; the types say which fields each has to have. */
const payloads: TrackedEvents = {
  login_success: {},
  login_failure: { reason: 'wrong-code' },
  incorrect_code: {},
  buyer_loans_data: { outstanding: 3, closed: 2, pastDue: 1, autopayEnrolled: 1 },
  tooltip_click: { tooltip: 'apr' },
  camera_click: {},
  order_details: {},
  payment_plan_details: {},
  activity_and_payment_schedule: { view: 'schedule' },
  payment_amount_type: { amountType: 'PAYOFF' },
  save_new_payment_method: { methodType: 'BANK_ACCOUNT' },
  autopay_toggle_on: {},
  autopay_toggle_off: {},
  delete_payment_method: { methodType: 'DEBIT_CARD' },
  change_language: { locale: 'fr-ca' },
  update_autopay_method: { methodType: 'DEBIT_CARD' },
  autopay_enroll: { amountType: 'OTHER' },
  autopay_unenroll: {},
  image_upload_error: { reason: 'too-large' },
  opt_out_toggle: { optedOut: true },
  do_not_share_my_information: { optedOut: true },
  financial_privacy_policy: {},
};

describe('every tracked event', () => {
  // Proves.
  it('reaches analytics under its name with its payload', () => {
    const analytics = fakeAnalytics();
    const record = RecordEvent.create({ analytics });
    const names = Object.keys(payloads) as TrackedEventName[];
    for (const event of names) record({ event, info: payloads[event] });
    expect(analytics.events).toEqual(names.map((event) => ({ event, info: payloads[event] })));
  });
});
