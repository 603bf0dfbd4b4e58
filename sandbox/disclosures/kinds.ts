import { type DocumentKind, PREPARED_KINDS } from '../contract/document.ts';
import type { AgreementRow } from '../database/schema.ts';

/** Kinds that are the same for everybody. */
const STATIC: readonly DocumentKind[] = [
  'terms-of-use',
  'privacy-policy-choices',
  'payment-full-terms',
  'verification-service',
  'credit-score-notice',
];

/** Kinds that sign-in shows, and so are answered without a session. */
const PUBLIC: readonly DocumentKind[] = ['terms-of-use', 'privacy-policy-choices'];

const HARDSHIP: readonly DocumentKind[] = [
  'hardship-confirm-0',
  'hardship-confirm-29',
  'hardship-confirm-59',
];

type OnPlan = Pick<AgreementRow, 'hardship_plan'>;

/** The document of an agreement's hardship plan; undefined where it was never on one. */
export const hardshipKindOf = ({ hardship_plan: plan }: OnPlan): DocumentKind | undefined =>
  HARDSHIP.find((kind) => kind === `hardship-confirm-${plan}`);

/** Whether a kind applies to an agreement: a plan is only confirmed for an agreement that is on it. */
export const isKindOf = (kind: DocumentKind, row: OnPlan): boolean =>
  !HARDSHIP.includes(kind) || kind === hardshipKindOf(row);

/** The day since which a document of an agreement holds: that of a plan since the plan began, a current state today. */
export const effectiveDayOf = (
  kind: DocumentKind,
  row: Pick<AgreementRow, 'opened_on' | 'hardship_from'>,
  today: string,
): string => {
  if (kind === 'cob-maintenance') return today;
  return (HARDSHIP.includes(kind) ? row.hardship_from : null) ?? row.opened_on;
};

export const isStatic = (kind: DocumentKind): boolean => STATIC.includes(kind);
export const isPublic = (kind: DocumentKind): boolean => PUBLIC.includes(kind);
export const isPrepared = (kind: DocumentKind): boolean =>
  (PREPARED_KINDS as readonly DocumentKind[]).includes(kind);
