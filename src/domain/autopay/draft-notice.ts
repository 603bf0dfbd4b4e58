import { addDays, type PlainDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { Autopay, AutopayEnrolment } from './autopay.ts';

/** Calendar days of notice before a draft, in both countries. */
export const NOTICE_DAYS = 10;

type AmountRule = AutopayEnrolment['amountRule'];

/**
 * How draft amounts vary: all equal, all equal except a smaller last one (a range that the buyer agrees to beforehand), or
 * varying.
 */
export const amountRuleOf = (amounts: readonly Money[]): AmountRule => {
  const cents = amounts.map((amount) => amount.cents);
  const isLargest = (amount: number): boolean => amount === Math.max(...cents);
  if (cents.every(isLargest)) return 'FIXED';
  return cents.slice(0, -1).every(isLargest) ? 'RANGE' : 'VARYING';
};

/** What determines the notice before a draft. */
export interface NoticeTerms {
  readonly country: 'US' | 'CA';
  readonly amountRule: AmountRule;
  /** Whether autopay is already on. The first draft was then announced at enrolment. */
  readonly enrolled: boolean;
  /** Canada: whether the buyer waived the notice of the first draft. */
  readonly waived: boolean;
}

/**
 * The day by which a buyer must be notified of a draft; undefined if no notice is required. Both countries: ten days before
 * a draft of a varying amount, none within an agreed range (Regulation E, 12 CFR 1005.10(d)). Canada: also ten calendar
 * days before the first draft, unless waived, but not for a change that the buyer requests (Payments Canada, Rule H1).
 */
export const noticeDueOn = (
  draft: { readonly on: PlainDate; readonly isFirst: boolean },
  terms: NoticeTerms,
): PlainDate | undefined => {
  const isOwed = terms.amountRule === 'VARYING' || (draft.isFirst && mayWaiveNotice(terms) && !terms.waived);
  return isOwed ? addDays(draft.on, -NOTICE_DAYS) : undefined;
};

/** Whether the buyer may waive the notice: only in Canada, for the first draft, if its amount is agreed. */
export const mayWaiveNotice = ({ country, amountRule, enrolled }: Omit<NoticeTerms, 'waived'>): boolean =>
  country === 'CA' && !enrolled && amountRule !== 'VARYING';

/** Which draft notice to show: waived, before each varying draft, or before the first; undefined if none is required. */
export const noticeToShow = (terms: NoticeTerms): 'waived' | 'varying' | 'first' | undefined => {
  if (terms.waived) return 'waived';
  if (terms.amountRule === 'VARYING') return 'varying';
  return mayWaiveNotice(terms) ? 'first' : undefined;
};

/** The earliest start if autopay is set up today, leaving time for the notice. */
export const earliestStartOn = (today: PlainDate, terms: NoticeTerms): PlainDate =>
  noticeDueOn({ on: today, isFirst: true }, terms) === undefined ? today : addDays(today, NOTICE_DAYS);

/**
 * A change of autopay may not move the first debit before this day. Canada: unless waived, the notice of an enrolment runs
 * for ten calendar days; a first debit announced for an earlier day means that it was waived.
 */
export const standingNoticeUntil = (
  autopay: Pick<Autopay, 'enrolled' | 'since' | 'drafts'>,
  { country, today }: { readonly country: NoticeTerms['country']; readonly today: PlainDate },
): PlainDate => {
  if (country !== 'CA' || !autopay.enrolled || autopay.since === undefined) return today;
  const told = addDays(autopay.since, NOTICE_DAYS);
  const isWaived = autopay.drafts.some((draft) => draft.on < told);
  return isWaived || told < today ? today : told;
};
