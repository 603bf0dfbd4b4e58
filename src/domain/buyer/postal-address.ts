import { err, ok, type Result } from 'neverthrow';
import type { PostalAddress } from './buyer.ts';
import { regionsOf } from './regions.ts';

/** An address as typed. */
export type PostalAddressDraft = Readonly<
  Record<'line1' | 'line2' | 'city' | 'region' | 'postalCode', string>
> & {
  readonly country: 'US' | 'CA';
};

/** The maximum length of each line that fits on a mailing label, in UTF-16 units: the shorter of the two ways platforms count. */
export const LONGEST_LINES = { line1: 100, line2: 100, city: 60 } as const;

/** A field of an address that is invalid. A line is `unreadable` if a character of it was lost in copying. */
export type AddressProblem =
  | { readonly field: keyof typeof LONGEST_LINES; readonly kind: 'missing' | 'too-long' | 'unreadable' }
  | { readonly field: 'region' | 'postalCode'; readonly kind: 'missing' | 'invalid' };

/** Canada Post never uses D, F, I, O, Q or U, nor W or Z as the first letter. */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/;
const ZIP = /^(\d{5})(\d{4})?$/;

/** A ZIP or postal code in its usual form: `10001`, `10001-1234`, `H2Y 1C6`; undefined if the text is not one. */
export const normalPostalCode = (text: string, country: 'US' | 'CA'): string | undefined => {
  const parts = (country === 'US' ? ZIP : CANADIAN).exec(
    text.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase(),
  );
  if (!parts) return undefined;
  const [, first = '', second] = parts;
  return second === undefined ? first : `${first}${country === 'US' ? '-' : ' '}${second}`;
};

const tidy = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const lineProblem = (field: keyof typeof LONGEST_LINES, text: string): readonly AddressProblem[] => {
  if (text === '') return field === 'line2' ? [] : [{ field, kind: 'missing' }];
  if (text.length > LONGEST_LINES[field]) return [{ field, kind: 'too-long' }];
  return /[\p{Cs}\uFFFD]/u.test(text) ? [{ field, kind: 'unreadable' }] : [];
};

/**
 * Checks all fields of a typed address, so that all problems are reported together.
 * @example
 * import { postalAddress } from '@member-portal/domain/buyer';
 * const typed = { line1: '12 Elm Street', line2: '', city: 'Albany', region: 'ny', postalCode: '12207' };
 * const address = postalAddress({ ...typed, country: 'US' }); // Ok: the region is NY
 */
export const postalAddress = (
  draft: PostalAddressDraft,
): Result<PostalAddress, readonly AddressProblem[]> => {
  const { country } = draft;
  const [line1, line2, city] = [tidy(draft.line1), tidy(draft.line2), tidy(draft.city)];
  const region = draft.region.trim().toUpperCase();
  const postalCode = normalPostalCode(draft.postalCode, country);
  const problems: AddressProblem[] = [
    ...lineProblem('line1', line1),
    ...lineProblem('line2', line2),
    ...lineProblem('city', city),
  ];
  if (!regionsOf(country).includes(region))
    problems.push({ field: 'region', kind: region === '' ? 'missing' : 'invalid' });
  if (postalCode === undefined)
    problems.push({ field: 'postalCode', kind: draft.postalCode.trim() === '' ? 'missing' : 'invalid' });
  if (problems.length > 0 || postalCode === undefined) return err(problems);
  return ok({ line1, ...(line2 === '' ? {} : { line2 }), city, region, postalCode, country });
};
