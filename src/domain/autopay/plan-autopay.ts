import type { Result } from 'neverthrow';
import type { HolidaysUnknown, PlainDate } from '../calendar/index.ts';
import type { Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import type { InvalidRate } from '../projection/index.ts';
import { previewAutopay } from './preview-autopay.ts';
import type { PlanningTerms, PreviewedAutopay } from './previewed-autopay.ts';
import type { AutopayAmountType } from './upcoming-drafts.ts';

/** The result of an autopay choice: its start day and the drafts from there. */
export interface AutopayPlan extends PreviewedAutopay {
  readonly startOn: PlainDate;
}

/**
 * Plans an autopay choice. It starts with the chosen due day if still possible, otherwise with the first possible one. If
 * none is in range, it starts on the earliest possible day and drafts on the first due day after that.
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
  return previewAutopay({ ...chosen, startOn: terms.zone.dateAt(terms.now) }, terms).andThen(
    ({ firstDueDays, start }) => {
      const startOn = firstDueDays.find((day) => day === firstDueOn) ?? firstDueDays[0] ?? start.earliest;
      return previewAutopay({ ...chosen, startOn }, terms).map((preview) => ({ ...preview, startOn }));
    },
  );
};
