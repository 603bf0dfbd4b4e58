import type { Instant } from '@member-portal/domain/calendar';
import { lockoutLeft } from '@member-portal/domain/sign-in';
import { useNow } from '../clock/use-now.ts';
import type { MessageKey } from '../intl/message-key.ts';
import { useFormat } from '../intl/use-format.ts';
import { useText } from '../intl/use-text.ts';

/** What is said of a lock. */
export interface LockWords {
  /** Until when it stands, with the day where that is not today; or that its end is not known. */
  readonly until: string;
  /** What is left of it, counting down; none once it is over or where its end is not known. */
  readonly left: string | undefined;
  readonly over: boolean;
}

/** Words for a lock, in a message with `day`, `date` and `time`, or in one for a lock without a known end. */
export const useLockWords = (
  until: Instant | undefined,
  messages: { readonly until: MessageKey; readonly later: MessageKey },
): LockWords => {
  const t = useText();
  const { dayFrom, weekdayAndDay, timeOfDay } = useFormat();
  const now = useNow(1000, until !== undefined);
  if (until === undefined) return { until: t(messages.later), left: undefined, over: false };
  const { kind, ...left } = lockoutLeft(until, now);
  const end = { day: dayFrom(until, now), date: weekdayAndDay(until), time: timeOfDay(until) };
  return {
    until: t(messages.until, end),
    left: kind === 'over' ? undefined : t(`signIn.locked.${kind}`, left),
    over: kind === 'over',
  };
};
