import type { RequestFailure } from '@member-portal/domain/failure';
import { Button } from '../../../controls/Button.tsx';
import { failureText } from '../../../controls/failure-text.ts';
import { handFocusOn } from '../../../controls/hand-focus-on.ts';
import { useText } from '../../../intl/use-text.ts';
import { ContactLink } from '../../../loan/ContactLink.tsx';
import { PhoneLine } from '../../../loan/PhoneLine.tsx';
import { TodayCard } from './TodayCard.tsx';

/** Stands in place of what is due where that could not be read: why, the way to try again, and whom to talk to. */
export const UnreadToday = ({
  failure,
  onRetry,
}: {
  readonly failure: RequestFailure | { readonly kind: 'not-found' };
  readonly onRetry: () => void;
}) => {
  const t = useText();
  return (
    <div role="alert" ref={handFocusOn}>
      <TodayCard
        today={{ kind: 'unknown' }}
        state={t('today.unread')}
        headline={t('today.unknown.headline')}
        lines={[failureText(t, failure)]}
        actions={
          <>
            <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
            <ContactLink>{t('today.contact')}</ContactLink>
            <PhoneLine />
          </>
        }
      />
    </div>
  );
};
