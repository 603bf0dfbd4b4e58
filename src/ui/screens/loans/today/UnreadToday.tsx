import type { RequestFailure } from '@member-portal/domain/failure';
import { Button } from '../../../controls/Button.tsx';
import { ExternalLink } from '../../../controls/ExternalLink.tsx';
import { failureText } from '../../../controls/failure-text.ts';
import { handFocusOn } from '../../../controls/hand-focus-on.ts';
import { useText } from '../../../intl/use-text.ts';
import { PhoneLine } from '../../../loan/PhoneLine.tsx';
import { useContactLink } from '../../../loan/use-contact-link.ts';
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
  const contact = useContactLink();
  return (
    <div role="alert" ref={handFocusOn}>
      <TodayCard
        today={{ kind: 'unknown' }}
        words={{
          state: t('today.unread'),
          amount: undefined,
          headline: t('today.unknown.headline'),
          lines: [failureText(t, failure)],
        }}
        actions={
          <>
            <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
            {contact ? <ExternalLink href={contact}>{t('today.contact')}</ExternalLink> : undefined}
            <PhoneLine />
          </>
        }
      />
    </div>
  );
};
