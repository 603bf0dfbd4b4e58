import type { Result } from 'neverthrow';
import { daysBetween, type HolidaysUnknown, type PlainDate } from '../calendar/index.ts';
import type { Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import type { InvalidRate } from '../projection/index.ts';
import { draftsByChange } from './draft-change.ts';
import { previewAutopay } from './preview-autopay.ts';
import type { PlanningTerms, PreviewedAutopay } from './previewed-autopay.ts';
import type { AutopayAmountType } from './upcoming-drafts.ts';

/** The result of an autopay choice: its start day and the drafts from there. */
export interface AutopayPlan extends PreviewedAutopay {
  readonly startOn: PlainDate;
}

/** The due day of a draft that the platform lists; banking days may separate the two. */
const dueDayOf = (draftOn: PlainDate, dueDays: readonly PlainDate[]): PlainDate | undefined => {
  const distance = (day: PlainDate): number => Math.abs(daysBetween(draftOn, day));
  return dueDays.toSorted((one, other) => distance(one) - distance(other))[0];
};

/**
 * Plans an autopay choice. It starts with the chosen due day if still possible, otherwise with that of the next draft that
 * can be changed, and where autopay is off with the first possible one. If none is in range, it starts on the earliest
 * possible day and drafts on the first due day after that.
 */
export const planAutopay = (
  choice: {
    readonly loan: Loan;
    readonly amountType: AutopayAmountType;
    readonly amount: Money | undefined;
    readonly waived: boolean;
    readonly firstDueOn: PlainDate | undefined;
  },
  terms: PlanningTerms,
): Result<AutopayPlan, InvalidRate | HolidaysUnknown> => {
  const { firstDueOn, ...chosen } = choice;
  const { enrolled, drafts } = choice.loan.autopay;
  const [next] = enrolled ? draftsByChange(drafts, terms.now).changeable : [];
  return previewAutopay({ ...chosen, startOn: terms.zone.dateAt(terms.now) }, terms).andThen(
    ({ firstDueDays, start }) => {
      const asNow = next ? dueDayOf(next.on, firstDueDays) : firstDueDays[0];
      const startOn = firstDueDays.find((day) => day === firstDueOn) ?? asNow ?? start.earliest;
      return previewAutopay({ ...chosen, startOn }, terms).map((preview) => ({ ...preview, startOn }));
    },
  );
};
