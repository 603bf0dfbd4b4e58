import { ReadBuyer, WasBuyerClear } from '@member-portal/application/account';
import { buyerAccess } from '@member-portal/domain/buyer';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Spinner } from '../controls/Spinner.tsx';
import { ReadAhead } from '../screens/loans/list/ReadAhead.tsx';
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
  const [shown, setShown] = useState(access === 'granted');
  useEffect(() => {
    if (access === 'granted') setShown(true);
  }, [access]);
  const [readsAhead, setReadsAhead] = useState(access === 'pending');
  const stopReading = useCallback(() => setReadsAhead(false), []);

  const content = (): ReactNode => {
    if (access === 'blocked') return <BlockedBuyer />;
    if (buyer.state === 'failed' && access === 'undetermined')
      return <BuyerUnreadable failure={buyer.failure} onRetry={buyer.retry} />;
    return access === 'granted' || shown ? children : <Spinner page />;
  };
  return (
    <>
      {readsAhead ? <ReadAhead onSettled={stopReading} /> : undefined}
      {content()}
    </>
  );
};
