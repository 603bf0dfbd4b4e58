import { Result } from 'neverthrow';
import { addDays, type HolidaysUnknown, isBusinessDay, type PlainDate } from '../calendar/index.ts';
import type { Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import { SCHEDULE_AHEAD_DAYS } from '../payment/index.ts';
import { type InvalidRate, positionAfter, positionOf, projectedInProgress } from '../projection/index.ts';
import { draftsByChange, lastChangeDay } from './draft-change.ts';
import {
  amountRuleOf,
  earliestStartOn,
  mayWaiveNotice,
  type NoticeTerms,
  noticeDueOn,
  standingNoticeUntil,
} from './draft-notice.ts';
import { dueByHand } from './due-by-hand.ts';
import { projectedDrafts } from './next-by-hand.ts';
import type { PlanningTerms, PreviewedAutopay, PreviewedDraft } from './previewed-autopay.ts';
import { type AutopayAmountType, type UpcomingDraft, upcomingDrafts } from './upcoming-drafts.ts';

const SHOWN = 3;

/**
 * The next three drafts of a choice, from the loan's terms after payments and drafts in progress are booked. Makes no request,
 * so it can run on every keystroke.
 */
export const previewAutopay = (
  {
    loan,
    waived,
    startOn,
    ...amount
  }: {
    readonly loan: Loan;
    readonly amountType: AutopayAmountType;
    readonly amount: Money | undefined;
    readonly startOn: PlainDate;
    /** Canada: whether the buyer waives the notice; ignored unless it allows an earlier start. */
    readonly waived: boolean;
  },
  { now, country, zone, holidays }: PlanningTerms,
): Result<PreviewedAutopay, InvalidRate | HolidaysUnknown> => {
  const today = zone.dateAt(now);
  const latest = addDays(today, SCHEDULE_AHEAD_DAYS);
  const standing = standingNoticeUntil(loan.autopay, { country, today });
  const { inProgress } = draftsByChange(loan.autopay.drafts, now);
  const lastInProgress = inProgress.at(-1)?.on;
  // If the clock is years off, report that rather than an empty list of drafts.
  const calendar = Result.combine([isBusinessDay(today, holidays), isBusinessDay(latest, holidays)]);
  return calendar
    .andThen(() => positionOf(loan))
    .andThen((before): Result<PreviewedAutopay, HolidaysUnknown> => {
      const position = positionAfter(before, [...projectedInProgress(loan), ...projectedDrafts(inProgress)]);
      const draftsFrom = (day: PlainDate) =>
        upcomingDrafts(position, { ...amount, startOn: day }, holidays, loan.schedule.length);
      const termsOf = (drafts: readonly UpcomingDraft[], isWaived: boolean): NoticeTerms => {
        const amountRule = amountRuleOf(drafts.map((draft) => draft.amount));
        const terms = { country, amountRule, enrolled: loan.autopay.enrolled };
        return { ...terms, waived: isWaived && mayWaiveNotice(terms) };
      };
      // The amount choice changes how much is taken, not the due days.
      const coming = upcomingDrafts(
        position,
        { amountType: 'INSTALLMENT', amount: undefined, startOn: today },
        holidays,
        loan.schedule.length,
      );
      const dueDays = coming.andThen((instalments) =>
        Result.combine(
          instalments
            .filter(
              ({ on, dueOn }) => dueOn <= latest && (lastInProgress === undefined || on > lastInProgress),
            )
            .filter(({ dueOn }) => dueOn >= standing)
            .map(({ dueOn }) => draftsFrom(dueOn).map((drafts) => ({ dueOn, drafts }))),
        ),
      );
      const withLastChange = (drafts: readonly UpcomingDraft[]) =>
        Result.combine(
          drafts.map((draft) =>
            lastChangeDay(draft.on, holidays).map((day) => ({
              ...draft,
              lastChangeOn: day < today ? undefined : day,
            })),
          ),
        );
      const planOf = (
        days: readonly { readonly dueOn: PlainDate; readonly drafts: readonly UpcomingDraft[] }[],
        all: readonly UpcomingDraft[],
        shown: readonly Omit<PreviewedDraft, 'noticeDueOn'>[],
        instalments: readonly UpcomingDraft[],
      ): PreviewedAutopay => {
        const daysWhere = (isWaived: boolean): readonly PlainDate[] =>
          days
            .filter(({ dueOn, drafts }) => dueOn >= earliestStartOn(today, termsOf(drafts, isWaived)))
            .map(({ dueOn }) => dueOn);
        const [told, early] = [daysWhere(false), daysWhere(true)];
        const waiverHelps = early.length > told.length;
        const givesUp = waived && waiverHelps;
        // Ignore the waiver if the first draft leaves time for the notice.
        const terms = termsOf(all, givesUp && startOn < earliestStartOn(today, termsOf(all, false)));
        return {
          terms,
          waiverHelps,
          start: { earliest: earliestStartOn(today, terms), latest },
          firstDueDays: givesUp ? early : told,
          byHand: dueByHand(loan, inProgress, shown[0]?.dueOn ?? startOn, instalments),
          drafts: shown.map((draft, index) => ({
            ...draft,
            noticeDueOn: noticeDueOn({ on: draft.on, isFirst: index === 0 }, terms),
          })),
        };
      };
      return Result.combine([dueDays, draftsFrom(startOn), coming]).andThen(([days, all, instalments]) =>
        withLastChange(all.slice(0, SHOWN)).map((shown) => planOf(days, all, shown, instalments)),
      );
    });
};
