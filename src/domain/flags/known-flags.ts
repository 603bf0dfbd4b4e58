/** The portal's feature flags, in camel case, with their default values. */
export const FLAG_DEFAULTS = {
  collectionsChargeOff: false,
  payOff: true,
  autopay: true,
  creditCards: false,
  connectAccount: true,
  editAddress: true,
  maintenanceBanner: false,
  payoffForDate: false,
  cancelScheduledPayment: false,
  paymentFailureReason: false,
  receipts: false,
  activityCsv: false,
  dueDateCalendar: false,
} as const satisfies Readonly<Record<string, boolean>>;

/** The name of a known flag, in camel case. */
export type FlagName = keyof typeof FLAG_DEFAULTS;

/** Every known flag with its value. */
export type Flags = Readonly<Record<FlagName, boolean>>;
