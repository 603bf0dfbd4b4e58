import type { EventInfo, PageName } from '@member-portal/domain/telemetry';
import type { AutopayState } from './state.ts';

const PAGES: Readonly<Partial<Record<AutopayState['kind'], PageName>>> = {
  managing: 'manage autopay',
  reviewing: 'review and enrol',
  saved: 'autopay success',
  'turning-off': 'turn off autopay',
};

/** The page name of a state (specification, section 2: analytics page names). A change of autopay has no separate page. */
export const pageOf = (state: AutopayState): PageName | undefined =>
  state.kind === 'choosing' && state.form.options.mode === 'enrol' ? 'enrol in autopay' : PAGES[state.kind];

/** Details of the page for analytics: on success, what was done to autopay and the kind of amount. */
export const pageInfoOf = (state: AutopayState): EventInfo | undefined =>
  state.kind === 'saved'
    ? { flow: state.enrolled ? 'AUTOPAY_ENROLL' : 'MANAGE_AUTOPAY', amountType: state.asked.amountType }
    : undefined;
