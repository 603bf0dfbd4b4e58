/** Flags that a tenant starts with; all others are known and off. */
export const DEFAULT_FLAGS: Readonly<Record<string, boolean>> = {
  'collections-charge-off': true,
  'pay-off': true,
  autopay: true,
  'credit-cards': false,
  'connect-account': true,
  'edit-address': true,
  'maintenance-banner': false,
  'payoff-for-date': true,
  'cancel-scheduled-payment': true,
  'payment-failure-reason': true,
  receipts: true,
  'activity-csv': true,
  'due-date-calendar': true,
};

/** The tag under which the portal asks for all of them. */
export const FLAG_TAG = 'member-portal-frontend';
