import type { PostalAddress } from './buyer.ts';

/** Two spaces precede a Canadian postal code (Canada Post addressing guidelines); no line breaks there, nor within the code. */
const BEFORE_POSTAL_CODE = '\u00a0\u00a0';

/**
 * The lines of an address as written on an envelope within its country, top to bottom.
 * @example
 * import { addressLines } from '@member-portal/domain/buyer';
 * const place = { city: 'Albany', region: 'NY', postalCode: '12207', country: 'US' } as const;
 * const lines = addressLines({ line1: '12 Elm Street', ...place }); // 12 Elm Street | Albany, NY 12207
 */
export const addressLines = (address: PostalAddress): readonly string[] => {
  const { line1, line2, city, region, postalCode, country } = address;
  const place =
    country === 'US'
      ? `${city}, ${region} ${postalCode}`
      : `${city} ${region}${BEFORE_POSTAL_CODE}${postalCode.replace(' ', '\u00a0')}`;
  return line2 === undefined ? [line1, place] : [line1, line2, place];
};
