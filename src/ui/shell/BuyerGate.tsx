import { ReadBuyer } from '@member-portal/application/account';
import { buyerFlagOf, isBlocked } from '@member-portal/domain/buyer';
import { type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '../controls/Spinner.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { useFlag } from '../services/use-flag.ts';
import { useRead } from '../services/use-read.ts';
import { BlockedBuyer } from './BlockedBuyer.tsx';

/**
 * The block message instead of every signed-in screen for a confirmed victim of fraud and a buyer confirmed deceased
 * (specification, sections 4 and 6). Only where the collections charge-off flag is on does anybody wait for the buyer's record;
 * a record that cannot be read locks nobody out.
 */
export const BuyerGate = ({ children }: { readonly children: ReactNode }) => {
  const collectionsChargeOff = useFlag('collectionsChargeOff');
  const readBuyer = useService(ReadBuyer);
  const buyer = useRead({ read: 'buyer' }, readBuyer, undefined, collectionsChargeOff);
  // Only before the first screen: a flag that turns on, or a record read again, must not take away what somebody types in.
  const [waiting, setWaiting] = useState(collectionsChargeOff);
  useEffect(() => {
    if (buyer.state !== 'loading' || !collectionsChargeOff) setWaiting(false);
  }, [buyer.state, collectionsChargeOff]);

  if (buyer.state === 'ready' && isBlocked(buyerFlagOf(buyer.value, { collectionsChargeOff })))
    return <BlockedBuyer />;
  return waiting && buyer.state === 'loading' ? <Spinner page /> : children;
};
