import {
  type AutopayAmountType,
  amountRuleOf,
  draftsByChange,
  earliestStartOn,
  lastChangeDay,
  mayWaiveNotice,
  type NoticeTerms,
  noticeDueOn,
  standingNoticeUntil,
  type UpcomingDraft,
  upcomingDrafts,
} from '@member-portal/domain/autopay';
import { addDays, type HolidaysUnknown, type PlainDate } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { SCHEDULE_AHEAD_DAYS } from '@member-portal/domain/payment';
import {
  type InvalidRate,
  paymentsUnderWay,
  positionAfter,
  positionOf,
} from '@member-portal/domain/projection';
import { Result } from 'neverthrow';
import { cutOffOf } from '../payments/cut-off-of.ts';
import type { Clock, PortalConfiguration } from '../ports/index.ts';
import { token } from '../services/index.ts';

/** A draft to come, with the days by which it can be changed and has to be told. */
export interface PreviewedDraft extends UpcomingDraft {
  readonly lastChangeOn: PlainDate;
  /** None where no notice is owed. */
  readonly noticeDueOn: PlainDate | undefined;
}

/** What autopay will do, told before it is authorised. */
export interface PreviewedAutopay {
  readonly drafts: readonly PreviewedDraft[];
  readonly terms: NoticeTerms;
  /** Canada: whether autopay may begin with an earlier due day if the buyer gives up the notice. */
  readonly waiverHelps: boolean;
  /** First and last day that it may start. */
  readonly start: { readonly earliest: PlainDate; readonly latest: PlainDate };
  /** The due days that it may start with, notice and drafts in flight respected. */
  readonly firstDueDays: readonly PlainDate[];
}

/**
 * The next three drafts of a choice, from the loan's own terms once the payments under way are booked; it asks nobody, so
 * it can follow every key typed.
 */
export type PreviewAutopay = (input: {
  readonly loan: Loan;
  readonly amountType: AutopayAmountType;
  readonly amount: Money | undefined;
  readonly startOn: PlainDate;
  /** Canada: whether the buyer gives up the notice; counts only where that helps. */
  readonly waived: boolean;
}) => Result<PreviewedAutopay, InvalidRate | HolidaysUnknown>;
export const PreviewAutopay = token<PreviewAutopay>('PreviewAutopay');

const SHOWN = 3;

export const createPreviewAutopay = (configuration: PortalConfiguration, clock: Clock): PreviewAutopay => {
  const { zone, holidays } = cutOffOf(configuration);
  return ({ loan, waived, startOn, ...amount }) => {
    const now = clock.now();
    const today = zone.dateAt(now);
    const latest = addDays(today, SCHEDULE_AHEAD_DAYS);
    const standing = standingNoticeUntil(loan.autopay, { country: configuration.country, today });
    const inFlight = draftsByChange(loan.autopay.drafts, now).inFlight.at(-1)?.on;
    return positionOf(loan).andThen((before): Result<PreviewedAutopay, HolidaysUnknown> => {
      const position = positionAfter(before, paymentsUnderWay(loan));
      const draftsFrom = (day: PlainDate) =>
        upcomingDrafts(position, { ...amount, startOn: day }, holidays, loan.schedule.length);
      const termsOf = (drafts: readonly UpcomingDraft[], isWaived: boolean): NoticeTerms => {
        const amountRule = amountRuleOf(drafts.map((draft) => draft.amount));
        const terms = { country: configuration.country, amountRule, enrolled: loan.autopay.enrolled };
        return { ...terms, waived: isWaived && mayWaiveNotice(terms) };
      };
      // What each day draws depends on the amount; which days there are does not.
      const dueDays = upcomingDrafts(
        position,
        { amountType: 'INSTALLMENT', amount: undefined, startOn: today },
        holidays,
        loan.schedule.length,
      ).andThen((instalments) =>
        Result.combine(
          instalments
            .filter(({ on, dueOn }) => dueOn <= latest && (inFlight === undefined || on > inFlight))
            .filter(({ dueOn }) => dueOn >= standing)
            .map(({ dueOn }) => draftsFrom(dueOn).map((drafts) => ({ dueOn, drafts }))),
        ),
      );
      const withLastChange = (drafts: readonly UpcomingDraft[]) =>
        Result.combine(
          drafts.map((draft) =>
            lastChangeDay(draft.on, holidays).map((lastChangeOn) => ({ ...draft, lastChangeOn })),
          ),
        );
      const planOf = (
        days: readonly { readonly dueOn: PlainDate; readonly drafts: readonly UpcomingDraft[] }[],
        all: readonly UpcomingDraft[],
        shown: readonly Omit<PreviewedDraft, 'noticeDueOn'>[],
      ): PreviewedAutopay => {
        const daysWhere = (isWaived: boolean): readonly PlainDate[] =>
          days
            .filter(({ dueOn, drafts }) => dueOn >= earliestStartOn(today, termsOf(drafts, isWaived)))
            .map(({ dueOn }) => dueOn);
        const [told, early] = [daysWhere(false), daysWhere(true)];
        const waiverHelps = early.length > told.length;
        const givesUp = waived && waiverHelps;
        // Whoever begins on a day that there is time to tell of gives up nothing, whatever is ticked.
        const terms = termsOf(all, givesUp && startOn < earliestStartOn(today, termsOf(all, false)));
        return {
          terms,
          waiverHelps,
          start: { earliest: earliestStartOn(today, terms), latest },
          firstDueDays: givesUp ? early : told,
          drafts: shown.map((draft, index) => ({
            ...draft,
            noticeDueOn: noticeDueOn({ on: draft.on, isFirst: index === 0 }, terms),
          })),
        };
      };
      return Result.combine([dueDays, draftsFrom(startOn)]).andThen(([days, all]) =>
        withLastChange(all.slice(0, SHOWN)).map((shown) => planOf(days, all, shown)),
      );
    });
  };
};
