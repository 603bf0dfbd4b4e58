import { err, ok, type Result } from 'neverthrow';
import type { Tagged } from '../tagged.ts';
import { dropInvisible, hasInvisible, trimPasted } from './invisible.ts';

/** How a one-time code is delivered (specification, section 3: login request). */
export type DeliveryMethod = 'SMS' | 'EMAIL';

/** A checked e-mail address, its domain part in lower case. */
export type EmailAddress = Tagged<string, 'EmailAddress'>;
/** A phone number in E.164 form. */
export type PhoneNumber = Tagged<string, 'PhoneNumber'>;

/** Why text is not an e-mail address or a North American number. */
export type InvalidContact =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid-email' }
  | { readonly kind: 'invalid-phone' };

/** Where a code is sent. */
export type CodeDestination =
  | { readonly method: 'EMAIL'; readonly email: EmailAddress }
  | { readonly method: 'SMS'; readonly phone: PhoneNumber };

/** A lone surrogate, and U+FFFD, which stands for a character lost in copying, occur in no address. */
const EMAIL = /^[^\s@,;:<>()[\]"\\\p{Cs}\uFFFD]{1,64}@[^@]+$/u;

/** A label of a domain name, in any script: letters and digits, hyphens only within, at most 63 (RFC 1035, 2.3.1). */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

const isDomainName = (text: string): boolean => {
  const labels = text.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label));
};

/**
 * An e-mail address as people type or paste it: blanks and invisible characters are dropped around it and
 * refused within it, and the domain part is lower-cased.
 * @example
 * import { emailAddress } from '@member-portal/domain/sign-in';
 * const email = emailAddress(' avery.stone@Example.com '); // Ok: avery.stone@example.com
 */
export const emailAddress = (typed: string): Result<EmailAddress, InvalidContact> => {
  const text = trimPasted(typed);
  if (text === '') return err({ kind: 'empty' });
  const at = text.lastIndexOf('@');
  // Checked as it is sent: a few letters are longer in lower case.
  const address = text.slice(0, at) + text.slice(at).toLowerCase();
  const isAddress =
    address.length <= 254 &&
    !hasInvisible(address) &&
    EMAIL.test(address) &&
    isDomainName(address.slice(at + 1));
  return isAddress ? ok(address as EmailAddress) : err({ kind: 'invalid-email' });
};

/** Converts the full-width characters typed with East Asian keyboards to ASCII. */
const fromFullWidth = (text: string): string =>
  text.replaceAll(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));

/** What people put between groups of digits: spaces, dots, slashes, and every kind of hyphen, dash and minus. */
const SEPARATORS = /[\s./\-\u2010-\u2015\u2212]/gu;

/**
 * A North American number as people type or paste it, with or without country code, `tel:` and any usual punctuation;
 * brackets must contain digits. Area code and exchange never begin with 0 or 1 (North American Numbering Plan).
 * @example
 * import { phoneNumber } from '@member-portal/domain/sign-in';
 * const phone = phoneNumber('(202) 555-0101'); // Ok: +12025550101
 */
export const phoneNumber = (typed: string): Result<PhoneNumber, InvalidContact> => {
  const text = trimPasted(dropInvisible(typed));
  if (text === '') return err({ kind: 'empty' });
  const compact = fromFullWidth(text)
    .replace(/^tel:/i, '')
    .replaceAll(SEPARATORS, '')
    .replaceAll(/\((\+?\d+)\)/g, '$1');
  const national = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/.exec(compact)?.[1];
  return national === undefined ? err({ kind: 'invalid-phone' }) : ok(`+1${national}` as PhoneNumber);
};

/** A masked destination, which its owner can recognise. */
export const maskDestination = (destination: CodeDestination): string => {
  if (destination.method === 'SMS') return `••• ••• ${destination.phone.slice(-4)}`;
  const at = destination.email.lastIndexOf('@');
  return `${destination.email.slice(0, 1)}•••${destination.email.slice(at)}`;
};
