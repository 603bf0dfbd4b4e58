import { trackedEvent } from '@member-portal/domain/telemetry';
import { type PrivacyChoice, PrivacyChoices } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { RecordEvent } from '../telemetry/index.ts';

/**
 * Turns a privacy choice on or off and tracks the change (specification, section 9: analytics). Opting out is the last
 * event that analytics receives; it already omits what the buyer no longer shares.
 */
export type ChangePrivacyChoice = (name: keyof PrivacyChoice, on: boolean) => void;

export const ChangePrivacyChoice = defineUseCase(
  'ChangePrivacyChoice',
  { choices: PrivacyChoices, record: RecordEvent },
  ({ choices, record }): ChangePrivacyChoice =>
    (name, on) => {
      const keep = (): void => choices.keep({ ...choices.current(), [name]: on });
      const isLastHeard = name === 'optedOut' && on;
      if (!isLastHeard) keep();
      record(
        trackedEvent(name === 'optedOut' ? 'opt_out_toggle' : 'do_not_share_my_information', {
          optedOut: on,
        }),
      );
      if (isLastHeard) keep();
    },
);
