import { ReadBuyer } from '@member-portal/application/account';
import type { AccountDialog, AccountEvent } from '@member-portal/application/flows/account';
import { Card } from '../../controls/Card.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRead } from '../../services/use-read.ts';
import { AccountDetails } from './AccountDetails.tsx';

/** The buyer's record on a card of its own: it loads, fails and is retried without the other cards. */
export const DetailsCard = (page: {
  readonly dialog: AccountDialog | undefined;
  readonly send: (event: AccountEvent) => void;
}) => {
  const readBuyer = useService(ReadBuyer);
  const buyer = useRead({ read: 'buyer' }, (signal) => readBuyer(signal));
  return (
    <Card>
      {buyer.state === 'loading' ? <Spinner /> : undefined}
      {buyer.state === 'failed' ? <Failure failure={buyer.failure} onRetry={buyer.retry} /> : undefined}
      {buyer.state === 'ready' ? <AccountDetails {...page} buyer={buyer.value} /> : undefined}
    </Card>
  );
};
