import type { SignInLock } from '@member-portal/domain/sign-in';
import { Notice } from '../controls/Notice.tsx';
import { useText } from '../intl/use-text.ts';
import { useLockWords } from './use-lock-words.ts';

const MESSAGES = { until: 'account.locked.until', later: 'account.locked.later' } as const;

/** Codes are paused: until when, with the time that is left. */
export const LockNotice = ({ until }: SignInLock) => {
  const t = useText();
  const words = useLockWords(until, MESSAGES);
  return (
    <Notice tone="warning" heading={t('account.locked.heading')} announce>
      <p>{words.until}</p>
      {words.left === undefined ? undefined : <p>{words.left}</p>}
    </Notice>
  );
};
