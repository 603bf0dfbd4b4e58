import { lockoutEnd, lockoutLeft, type SignInLock } from '@member-portal/domain/sign-in';
import { useNow } from '../clock/use-now.ts';
import { Notice } from '../controls/Notice.tsx';
import { useWords } from '../intl/use-words.ts';

/** The texts of a lock. */
export interface LockWords {
  /** When it ends, with the day if not today; or that its end is unknown. */
  readonly until: string;
  /** The time left, counting down; absent once it is over or if its end is unknown. */
  readonly left?: string;
  readonly over: boolean;
}

/** The texts of a lock, updated as it counts down. */
export const useLockWords = ({ until }: SignInLock, screen: 'signIn' | 'account'): LockWords => {
  const { t, format } = useWords();
  const now = useNow(1000, until !== undefined);
  if (until === undefined)
    return { until: t(screen === 'signIn' ? 'signIn.locked.later' : 'account.locked.later'), over: false };
  const at = lockoutEnd(until);
  const end = { day: format.dayFrom(at, now), date: format.weekdayAndDay(at), time: format.timeOfDay(at) };
  const { kind, ...left } = lockoutLeft(until, now);
  const words = t(screen === 'signIn' ? 'signIn.locked.until' : 'account.locked.until', end);
  return kind === 'over'
    ? { until: words, over: true }
    : { until: words, left: t(`signIn.locked.${kind}`, left), over: false };
};

/** Codes are paused: until when, with the time that is left. */
export const LockNotice = (lock: SignInLock) => {
  const { t } = useWords();
  const { until, left } = useLockWords(lock, 'account');
  return (
    <Notice tone="warning" heading={t('account.locked.heading')} announce>
      <p>{until}</p>
      {left !== undefined && <p>{left}</p>}
    </Notice>
  );
};
