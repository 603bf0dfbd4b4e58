import type { ReadFailure } from '@member-portal/application/ports';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '../controls/Button.tsx';
import { failureText } from '../controls/failure-text.ts';
import { PageHeading } from '../controls/PageHeading.tsx';
import { StatusPage } from '../controls/StatusPage.tsx';
import { useText } from '../intl/use-text.ts';
import { PhoneLine } from '../loan/PhoneLine.tsx';

/** In place of signed-in content while the record that decides about it cannot be read. A missing record is a failure too. */
export const BuyerUnreadable = ({
  failure,
  onRetry,
}: {
  readonly failure: ReadFailure;
  readonly onRetry: () => void;
}) => {
  const t = useText();
  return (
    <StatusPage mark={CircleAlert} role="alert">
      <PageHeading>{t('failure.heading')}</PageHeading>
      <p>{failure.kind === 'not-found' ? t('failure.unavailable.text') : failureText(t, failure)}</p>
      <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
      <PhoneLine />
    </StatusPage>
  );
};
