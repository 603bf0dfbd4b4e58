import type { EventInfo, PageName } from '@member-portal/domain/telemetry';
import type { AutopayState } from './state.ts';

const PAGES: Readonly<Partial<Record<AutopayState['kind'], PageName>>> = {
  managing: 'manage autopay',
  reviewing: 'review and enrol',
  saved: 'autopay success',
  'turning-off': 'turn off autopay',
};

/** The page that a state shows (specification, section 2: analytics page names). A change of autopay has no separate page. */
export const pageOf = (state: AutopayState): PageName | undefined =>
  state.kind === 'choosing' && state.form.options.mode === 'enrol' ? 'enrol in autopay' : PAGES[state.kind];

/** What analytics records besides the page: on success, what was done to autopay and with which kind of amount. */
export const pageInfoOf = (state: AutopayState): EventInfo | undefined =>
  state.kind === 'saved'
    ? { flow: state.enrolled ? 'AUTOPAY_ENROLL' : 'MANAGE_AUTOPAY', amountType: state.asked.amountType }
    : undefined;
