import type { PostalAddress } from '@member-portal/domain/buyer';

/** An address as it stands on an envelope within its country. */
export const AddressLines = ({ address }: { readonly address: PostalAddress }) => {
  const { line1, line2, city, region, postalCode, country } = address;
  const place =
    country === 'US' ? `${city}, ${region} ${postalCode}` : `${city} ${region}\u00a0\u00a0${postalCode}`;
  return (
    <>
      {[line1, line2, place]
        .filter((line) => line !== undefined)
        .map((line) => (
          <span key={line} css={{ display: 'block' }}>
            {line}
          </span>
        ))}
    </>
  );
};
