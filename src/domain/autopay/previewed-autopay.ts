import type { HolidayCalendar, Instant, PlainDate, TimeZone } from '../calendar/index.ts';
import type { NoticeTerms } from './draft-notice.ts';
import type { DueByHand } from './due-by-hand.ts';
import type { UpcomingDraft } from './upcoming-drafts.ts';

/** An upcoming draft, with its last change day and its notice day. */
export interface PreviewedDraft extends UpcomingDraft {
  /** Undefined if it is too late to change it: it will be taken once autopay is authorised. */
  readonly lastChangeOn: PlainDate | undefined;
  /** Undefined if no notice is required. */
  readonly noticeDueOn: PlainDate | undefined;
}

/** What autopay will do, shown before it is authorised. */
export interface PreviewedAutopay {
  readonly drafts: readonly PreviewedDraft[];
  /** What the buyer must pay manually because it is due before the first draft. */
  readonly byHand: DueByHand;
  /** What `autopayEnrolment` needs beside the day. */
  readonly terms: NoticeTerms;
  /** Canada: whether autopay may begin with an earlier due day if the buyer waives the notice. */
  readonly waiverHelps: boolean;
  /** First and last possible start day. */
  readonly start: { readonly earliest: PlainDate; readonly latest: PlainDate };
  /** The due days that it may start with, after allowing for notice and drafts in progress. */
  readonly firstDueDays: readonly PlainDate[];
}

/** The time and calendar used to plan autopay. */
export interface PlanningTerms {
  readonly now: Instant;
  readonly country: NoticeTerms['country'];
  /** The lender's time zone, which determines all dates. */
  readonly zone: TimeZone;
  readonly holidays: HolidayCalendar;
}
