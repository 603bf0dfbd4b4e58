import { useNow } from '../../clock/use-now.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { minutesLeft } from '../sign-in/countdown.ts';
import type { Lock } from './lock.ts';

/** Codes are paused: until when, with the minutes that are left. */
export const LockNotice = ({ until }: Lock) => {
  const t = useText();
  const { timeOfDay } = useFormat();
  const now = useNow(1000, until !== undefined);
  const minutes = until === undefined ? undefined : minutesLeft(until, now);
  return (
    <Notice tone="warning" heading={t('account.locked.heading')} announce>
      <p>
        {until === undefined
          ? t('account.locked.later')
          : t('account.locked.until', { time: timeOfDay(until) })}
      </p>
      {minutes === undefined || minutes === 0 ? undefined : <p>{t('signIn.locked.minutes', { minutes })}</p>}
    </Notice>
  );
};
