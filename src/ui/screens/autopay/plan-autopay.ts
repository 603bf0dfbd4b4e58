import type { AutopayOptions, PreviewAutopay, PreviewedAutopay } from '@member-portal/application/autopay';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { Money } from '@member-portal/domain/money';
import type { AutopayDraft } from './autopay-draft.ts';

/** What a draft leads to: the day it begins with and the drafts from there. */
export interface AutopayPlan extends PreviewedAutopay {
  readonly startOn: PlainDate;
}

/**
 * Plans a draft: it begins with the chosen due day, where that is still possible, or else with the first possible one; with
 * none within reach as soon as it may, which the first due day after that follows. Nothing, where the loan's terms do not
 * tell.
 */
export const planAutopay = (
  previewAutopay: PreviewAutopay,
  { loan }: Pick<AutopayOptions, 'loan'>,
  { amountType, waived, firstDueOn }: AutopayDraft,
  amount: Money | undefined,
  today: PlainDate,
): AutopayPlan | undefined => {
  const choice = { loan, amountType, amount, waived };
  return previewAutopay({ ...choice, startOn: today })
    .andThen(({ firstDueDays, start }) => {
      const chosen = firstDueDays.find((day) => day === firstDueOn) ?? firstDueDays[0];
      const startOn = chosen ?? start.earliest;
      return previewAutopay({ ...choice, startOn }).map((preview) => ({ ...preview, startOn }));
    })
    .unwrapOr(undefined);
};
