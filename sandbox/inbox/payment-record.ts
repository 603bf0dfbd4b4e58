import type { Kysely } from 'kysely';
import type { AgreementRow, Database, PaymentRow } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { dateText, moneyText } from './local-format.ts';
import type { Message } from './post-message.ts';
import { paymentMessage } from './texts.ts';

/** The message of record for a payment that was taken on, in the buyer's language. */
export const paymentRecord = async (
  db: Kysely<Database>,
  tenant: PlatformTenant,
  agreement: AgreementRow,
  payment: PaymentRow,
): Promise<Message> => {
  const { email, language } = await db
    .selectFrom('buyer')
    .select(['email', 'language'])
    .where('id', '=', payment.buyer_id)
    .executeTakeFirstOrThrow();
  const words = paymentMessage(language, tenant.name, {
    amount: moneyText(language, { amount: payment.amount, currency: agreement.currency }),
    merchant: agreement.merchant_name,
    on: dateText(language, payment.pay_on),
    confirmation: payment.confirmation ?? '',
  });
  return { channel: 'EMAIL', to: email, ...words };
};
