import { ReadBuyer, WasBuyerClear } from '@member-portal/application/account';
import { buyerAccess } from '@member-portal/domain/buyer';
import { type ReactNode, useState } from 'react';
import { Spinner } from '../controls/Spinner.tsx';
import { useReadAhead } from '../screens/loans/list/use-read-ahead.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { useKnownFlag } from '../services/use-known-flag.ts';
import { useRead } from '../services/use-read.ts';
import { BlockedBuyer } from './BlockedBuyer.tsx';
import { BuyerUnreadable } from './BuyerUnreadable.tsx';

/**
 * The block message instead of every signed-in screen for a confirmed victim of fraud and a buyer confirmed deceased
 * (specification, sections 4 and 6). Unless the collections charge-off flag is known to be off, signed-in content waits for
 * the buyer's record; what the page shows first is read at the same time.
 */
export const BuyerGate = ({ children }: { readonly children: ReactNode }) => {
  const chargeOff = useKnownFlag('collectionsChargeOff');
  const readBuyer = useService(ReadBuyer);
  const wasClear = useService(WasBuyerClear);
  const buyer = useRead({ read: 'buyer' }, readBuyer, undefined, chargeOff !== false);
  const record = buyer.state === 'ready' ? buyer.value : buyer.state === 'failed' ? 'unreadable' : 'loading';
  const access = buyerAccess(chargeOff, record, wasClear());
  // A flag that turns on, or a record that is read again, must not take away a screen on which somebody types.
  const [shown, setShown] = useState(false);
  if (access === 'granted' && !shown) setShown(true);
  useReadAhead(access === 'pending');

  if (access === 'blocked') return <BlockedBuyer />;
  if (buyer.state === 'failed' && access === 'undetermined')
    return <BuyerUnreadable failure={buyer.failure} onRetry={buyer.retry} />;
  return shown ? children : <Spinner page />;
};
