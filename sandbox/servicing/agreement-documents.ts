import type { AgreementWire } from '../contract/agreement.ts';
import { type DocumentKind, documentKindSchema } from '../contract/document.ts';
import type { AgreementRow, AutopayRow, PaymentRow } from '../database/schema.ts';
import { effectiveDayOf, hardshipKindOf } from '../disclosures/kinds.ts';
import { titleOf } from '../disclosures/titles.ts';
import { TEXT_EFFECTIVE_ON } from '../disclosures/write-document.ts';
import { consentDayOf } from '../payments/consent-day.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';

/** What the documents of an agreement follow from, beside the agreement itself. */
export interface DocumentGrounds {
  /** Payments that the borrower authorised. */
  readonly authorised: readonly PaymentRow[];
  /** Payments whose money is in transit. */
  readonly inProgress: readonly PaymentRow[];
  /** The enrolment in autopay, and the kind of the document that was accepted with it here; none for one at checkout. */
  readonly autopay: { readonly row: AutopayRow; readonly acceptedKind: string | undefined } | undefined;
  readonly tenant: PlatformTenant;
  readonly locale: string;
  readonly today: string;
}

/**
 * The documents with the cost of credit, by country: in Canada also before the start, and again while it is
 * outstanding.
 */
const costKinds = (row: AgreementRow, { tenant }: DocumentGrounds): readonly DocumentKind[] => {
  if (tenant.country === 'US') return ['tila'];
  if (row.status === 'ACCEPTED' || row.status === 'REVIEW') return ['cob', 'cob-activation'];
  return row.status === 'OUTSTANDING' ? ['cob', 'cob-maintenance'] : ['cob'];
};

const autopayKind = (
  isSplit: boolean,
  { row, acceptedKind }: NonNullable<DocumentGrounds['autopay']>,
): DocumentKind => {
  const accepted = documentKindSchema.safeParse(acceptedKind);
  if (accepted.success) return accepted.data;
  if (row.document_id === null && isSplit) return 'checkout-auto-enroll-sp';
  return isSplit ? 'auto-enroll-sp' : 'auto-enroll';
};

/** The documents that belong to an agreement, newest authorisations last. */
export const documentsOf = (row: AgreementRow, grounds: DocumentGrounds): AgreementWire['documents'] => {
  const { authorised, inProgress, autopay, tenant, locale, today } = grounds;
  const isSplit = row.kind === 'SPLIT_PAY';
  const entry = (kind: DocumentKind, effectiveOn: string, targetId?: string) => ({
    kind,
    title: titleOf(kind, locale),
    effectiveOn,
    ...(targetId === undefined ? {} : { targetId }),
  });
  const consentDay = (payment: PaymentRow) => consentDayOf(payment, tenant.timezone);
  const hardship = hardshipKindOf(row);
  const confirmed = inProgress.filter(
    ({ id, confirmation }) => confirmation !== null && authorised.every((payment) => payment.id !== id),
  );
  return [
    entry(isSplit ? 'loan-agreement-sp' : 'loan-agreement', row.opened_on),
    ...costKinds(row, grounds).map((kind) => entry(kind, effectiveDayOf(kind, row, today))),
    // A plan without interest is granted without a score.
    ...(isSplit ? [] : [entry('credit-score-notice', TEXT_EFFECTIVE_ON)]),
    entry('payment-full-terms', TEXT_EFFECTIVE_ON),
    ...(tenant.country === 'CA' && !isSplit ? [entry('poa', row.opened_on)] : []),
    ...(hardship ? [entry(hardship, effectiveDayOf(hardship, row, today))] : []),
    ...(autopay ? [entry(autopayKind(isSplit, autopay), autopay.row.since, autopay.row.id)] : []),
    ...confirmed.map((payment) => entry('payment-confirm', consentDay(payment), payment.id)),
    ...authorised.flatMap((payment) => [
      entry(isSplit ? 'copy-of-authorization-sp' : 'copy-of-authorization', consentDay(payment), payment.id),
      entry('payment-confirm', consentDay(payment), payment.id),
    ]),
  ];
};
