import { err, ok, type Result } from 'neverthrow';
import type { Tagged } from '../tagged.ts';

/** How a one-time code travels (specification, section 3: login request). */
export type DeliveryMethod = 'SMS' | 'EMAIL';

/** A checked e-mail address, its domain part in lower case. */
export type EmailAddress = Tagged<string, 'EmailAddress'>;
/** A phone number in E.164 form. */
export type PhoneNumber = Tagged<string, 'PhoneNumber'>;

/** Why text is no e-mail address or no North American number. */
export type InvalidContact =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid-email' }
  | { readonly kind: 'invalid-phone' };

/** Where a code is sent. */
export type CodeDestination =
  | { readonly method: 'EMAIL'; readonly email: EmailAddress }
  | { readonly method: 'SMS'; readonly phone: PhoneNumber };

const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@.,;:<>()[\]"\\]+(\.[^\s@.,;:<>()[\]"\\]+)+$/u;

/** An e-mail address as people type it: outer spaces fall away and the domain part is lower-cased. */
export const emailAddress = (typed: string): Result<EmailAddress, InvalidContact> => {
  const text = typed.trim();
  if (text === '') return err({ kind: 'empty' });
  const at = text.lastIndexOf('@');
  return text.length <= 254 && at > 0 && at <= 64 && EMAIL.test(text)
    ? ok((text.slice(0, at) + text.slice(at).toLowerCase()) as EmailAddress)
    : err({ kind: 'invalid-email' });
};

/**
 * A North American number as people type it, with or without country code and with any usual punctuation. Area code
 * and exchange never begin with 0 or 1 (North American Numbering Plan), so most slips are caught before a code is sent.
 */
export const phoneNumber = (typed: string): Result<PhoneNumber, InvalidContact> => {
  const text = typed.trim();
  if (text === '') return err({ kind: 'empty' });
  if (!/^\+?[\d\s().\-\u2010-\u2015\u00a0\u202f/]+$/u.test(text)) return err({ kind: 'invalid-phone' });
  const digits = text.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  const foreign = text.startsWith('+') && !digits.startsWith('1');
  return !foreign && /^[2-9]\d{2}[2-9]\d{6}$/.test(national)
    ? ok(`+1${national}` as PhoneNumber)
    : err({ kind: 'invalid-phone' });
};

/** A destination that may stand on a screen: enough to recognise, too little to learn. */
export const maskDestination = (destination: CodeDestination): string => {
  if (destination.method === 'SMS') return `••• ••• ${destination.phone.slice(-4)}`;
  const at = destination.email.lastIndexOf('@');
  return `${destination.email.slice(0, 1)}•••${destination.email.slice(at)}`;
};
