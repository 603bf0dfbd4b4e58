import type { AgreementWire } from '../contract/agreement.ts';
import type { DocumentKind } from '../contract/document.ts';
import type { AgreementRow, AutopayRow, PaymentRow } from '../database/schema.ts';
import { titleOf } from '../disclosures/titles.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';

const HARDSHIP: readonly DocumentKind[] = [
  'hardship-confirm-0',
  'hardship-confirm-29',
  'hardship-confirm-59',
];

/** The documents that belong to an agreement, newest authorisations last. */
export const documentsOf = (
  row: AgreementRow,
  authorised: readonly PaymentRow[],
  autopay: AutopayRow | undefined,
  tenant: PlatformTenant,
  locale: string,
): AgreementWire['documents'] => {
  const isSplit = row.kind === 'SPLIT_PAY';
  const entry = (kind: DocumentKind, effectiveOn: string, targetId?: string) => ({
    kind,
    title: titleOf(kind, locale),
    effectiveOn,
    ...(targetId === undefined ? {} : { targetId }),
  });
  const hardship = HARDSHIP.find((kind) => kind === `hardship-confirm-${row.hardship_plan}`);
  return [
    entry(isSplit ? 'loan-agreement-sp' : 'loan-agreement', row.opened_on),
    entry(tenant.country === 'US' ? 'tila' : 'cob', row.opened_on),
    entry('payment-full-terms', row.opened_on),
    ...(hardship ? [entry(hardship, row.hardship_from ?? row.opened_on)] : []),
    ...(autopay ? [entry(isSplit ? 'auto-enroll-sp' : 'auto-enroll', autopay.since, autopay.id)] : []),
    ...authorised.map(({ id, pay_on }) =>
      entry(isSplit ? 'copy-of-authorization-sp' : 'copy-of-authorization', pay_on, id),
    ),
  ];
};
