import { dig, type Kit } from '../kit.ts';

/** Has the document of a consent prepared for the values of an order, and returns its id. */
export const preparedDocument = async (
  kit: Kit,
  agreementId: string,
  tag: 'auto-enroll' | 'scheduled-payment',
  parameters: object,
): Promise<string> => {
  const { token } = await kit.session();
  const document = await kit.expect('prepareDocument', 200, {
    method: 'POST',
    path: `/api/disclosure/payment-agreement/${agreementId}`,
    token,
    body: { tag, locale: kit.credentials.locale ?? 'en-us', format: 'embedded', parameters },
  });
  return String(dig(document, 'id'));
};
