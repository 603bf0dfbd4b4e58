export type { Autopay, AutopayEnrolment } from './autopay.ts';
export { draftsByChange, lastChangeAt, lastChangeDay, STOP_BUSINESS_DAYS } from './draft-change.ts';
export { clashOf, type DraftClash } from './draft-clash.ts';
export {
  amountRuleOf,
  earliestStartOn,
  mayWaiveNotice,
  NOTICE_DAYS,
  type NoticeTerms,
  noticeDueOn,
  noticeToShow,
  standingNoticeUntil,
} from './draft-notice.ts';
export type { DueByHand } from './due-by-hand.ts';
export { type AutopayIneligibility, mayEnrol, mayManage } from './eligibility.ts';
export { type AutopayChoice, autopayEnrolment, type EnrolmentRefusal } from './enrolment.ts';
export { type ListedDraft, listedDrafts, nextToChange } from './listed-drafts.ts';
export { nextByHand, pastDueByHand } from './next-by-hand.ts';
export { ownAmountLimits } from './own-amount-limits.ts';
export { type AutopayPlan, planAutopay } from './plan-autopay.ts';
export { previewAutopay } from './preview-autopay.ts';
export type { PlanningTerms, PreviewedAutopay, PreviewedDraft } from './previewed-autopay.ts';
export {
  AUTOPAY_AMOUNT_TYPES,
  type AutopayAmountType,
  type UpcomingDraft,
  upcomingDrafts,
} from './upcoming-drafts.ts';
