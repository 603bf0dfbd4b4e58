import { addDays, type PlainDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { Autopay, AutopayEnrolment } from './autopay.ts';

/** Calendar days of notice before a draft, in both countries. */
export const NOTICE_DAYS = 10;

type AmountRule = AutopayEnrolment['amountRule'];

/**
 * How the amounts of drafts behave: all equal, all equal but for a smaller last one (a range that the buyer agrees to
 * beforehand), or varying.
 */
export const amountRuleOf = (amounts: readonly Money[]): AmountRule => {
  const cents = amounts.map((amount) => amount.cents);
  const isLargest = (amount: number): boolean => amount === Math.max(...cents);
  if (cents.every(isLargest)) return 'FIXED';
  return cents.slice(0, -1).every(isLargest) ? 'RANGE' : 'VARYING';
};

/** What the notice before a draft depends on. */
export interface NoticeTerms {
  readonly country: 'US' | 'CA';
  readonly amountRule: AmountRule;
  /** Whether autopay is on already and only changes: its first draft was announced when it was turned on. */
  readonly enrolled: boolean;
  /** Canada: whether the buyer waived the notice of the first draft. */
  readonly waived: boolean;
}

/**
 * The day by which a buyer has to be notified of a draft; undefined where no notice is owed. Both countries: ten days before
 * one of a varying amount, and none within an agreed range (Regulation E, 12 CFR 1005.10(d)). Canada: also ten calendar days
 * before the first one, unless waived; a change that the buyer asks for needs none of its own (Payments Canada, Rule H1).
 */
export const noticeDueOn = (
  draft: { readonly on: PlainDate; readonly isFirst: boolean },
  terms: NoticeTerms,
): PlainDate | undefined => {
  const isOwed = terms.amountRule === 'VARYING' || (draft.isFirst && mayWaiveNotice(terms) && !terms.waived);
  return isOwed ? addDays(draft.on, -NOTICE_DAYS) : undefined;
};

/** Whether there is a notice that the buyer may waive: that of the first draft, in Canada, of an amount that is agreed. */
export const mayWaiveNotice = ({ country, amountRule, enrolled }: Omit<NoticeTerms, 'waived'>): boolean =>
  country === 'CA' && !enrolled && amountRule !== 'VARYING';

/** Which notice of drafts to mention: none because it was waived, before every varying draft, or before the first one. */
export const noticeTold = (terms: NoticeTerms): 'waived' | 'varying' | 'first' | undefined => {
  if (terms.waived) return 'waived';
  if (terms.amountRule === 'VARYING') return 'varying';
  return mayWaiveNotice(terms) ? 'first' : undefined;
};

/** The first day that autopay may draw when it is set up today: notice has to fit in between. */
export const earliestStartOn = (today: PlainDate, terms: NoticeTerms): PlainDate =>
  noticeDueOn({ on: today, isFirst: true }, terms) === undefined ? today : addDays(today, NOTICE_DAYS);

/**
 * The day before which a change of autopay may not bring the first debit. Canada: the notice of an enrolment that was not
 * waived still runs for ten calendar days; a first debit announced for an earlier day shows that it was waived.
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
