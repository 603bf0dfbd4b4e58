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
  standingNoticeUntil,
} from './draft-notice.ts';
export { type AutopayIneligibility, mayEnrol, mayManage } from './eligibility.ts';
export { type AutopayChoice, autopayEnrolment, type EnrolmentRefusal } from './enrolment.ts';
export { nextByHand } from './next-by-hand.ts';
export {
  AUTOPAY_AMOUNT_TYPES,
  type AutopayAmountType,
  type UpcomingDraft,
  upcomingDrafts,
} from './upcoming-drafts.ts';
