import type { PhoneNumber } from '@member-portal/domain/sign-in';

/** A North American number as it is read: `+1 202 555 0143`, with spaces that do not break. */
export const phoneText = (phone: PhoneNumber): string => {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return parts ? `+1\u00a0${parts[1]}\u00a0${parts[2]}\u00a0${parts[3]}` : phone;
};
