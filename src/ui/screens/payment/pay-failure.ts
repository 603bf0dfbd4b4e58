import type { SubmitPaymentFailure } from '@member-portal/application/payments';

/** Why a payment did not come about, or cannot be told to have; also that one of unknown outcome turned out never to have arrived. */
export type PayFailure = SubmitPaymentFailure | { readonly kind: 'never-booked' };
