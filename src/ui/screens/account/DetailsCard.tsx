import { ReadBuyer } from '@member-portal/application/account';
import type { AccountDialog, AccountEvent } from '@member-portal/application/flows/account';
import { Card } from '../../controls/Card.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRead } from '../../services/use-read.ts';
import { AccountDetails } from './AccountDetails.tsx';
import { accountStyle } from './account-style.ts';

/** The buyer's record on a card of its own: it loads, fails and is retried without the other cards. */
export const DetailsCard = (page: {
  readonly dialog: AccountDialog | undefined;
  readonly send: (event: AccountEvent) => void;
}) => {
  const t = useText();
  const readBuyer = useService(ReadBuyer);
  const buyer = useRead({ read: 'buyer' }, (signal) => readBuyer(signal));
  return (
    <Card as="section" aria-labelledby="account-details">
      <h2 id="account-details" css={accountStyle.title}>
        {t('account.details')}
      </h2>
      {buyer.state === 'loading' ? <Spinner /> : undefined}
      {buyer.state === 'failed' ? <Failure failure={buyer.failure} onRetry={buyer.retry} /> : undefined}
      {buyer.state === 'ready' ? <AccountDetails {...page} buyer={buyer.value} /> : undefined}
    </Card>
  );
};
