import type { Buyer } from '../buyer/index.ts';

/** A buyer's identity in analytics (specification, section 3: analytics identity). */
export interface AnalyticsIdentity {
  readonly buyerId: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** The identity of a buyer: e-mail and phone only if the tenant's configuration allows it. */
export const analyticsIdentity = (
  buyer: Pick<Buyer, 'id' | 'identity'>,
  tenant: { readonly sendsContact: boolean },
): AnalyticsIdentity =>
  tenant.sendsContact
    ? { buyerId: buyer.id, email: buyer.identity.email, phone: buyer.identity.phone }
    : { buyerId: buyer.id };

/** The custom dimensions of an identified buyer (specification, section 9). */
export const identityDimensions = ({
  buyerId,
  email,
  phone,
}: AnalyticsIdentity): Readonly<Record<string, string>> => ({
  buyer_id: buyerId,
  ...(email === undefined ? {} : { email }),
  ...(phone === undefined ? {} : { phone_number: phone }),
});
