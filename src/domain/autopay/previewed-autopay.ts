import type { HolidayCalendar, Instant, PlainDate, TimeZone } from '../calendar/index.ts';
import type { NoticeTerms } from './draft-notice.ts';
import type { DueByHand } from './due-by-hand.ts';
import type { UpcomingDraft } from './upcoming-drafts.ts';

/** A draft to come, with the days until which it can be changed and by which notice is due. */
export interface PreviewedDraft extends UpcomingDraft {
  readonly lastChangeOn: PlainDate;
  /** None where no notice is owed. */
  readonly noticeDueOn: PlainDate | undefined;
}

/** What autopay will do, shown before it is authorised. */
export interface PreviewedAutopay {
  readonly drafts: readonly PreviewedDraft[];
  /** What the buyer still has to pay by hand, because it is due before the first draft. */
  readonly byHand: DueByHand;
  readonly terms: NoticeTerms;
  /** Canada: whether autopay may begin with an earlier due day if the buyer waives the notice. */
  readonly waiverHelps: boolean;
  /** First and last day that it may start. */
  readonly start: { readonly earliest: PlainDate; readonly latest: PlainDate };
  /** The due days that it may start with, notice and drafts in progress respected. */
  readonly firstDueDays: readonly PlainDate[];
}

/** The time and the calendar that autopay is planned by. */
export interface PlanningTerms {
  readonly now: Instant;
  readonly country: NoticeTerms['country'];
  /** Of the lender: its dates are the ones that count. */
  readonly zone: TimeZone;
  readonly holidays: HolidayCalendar;
}
