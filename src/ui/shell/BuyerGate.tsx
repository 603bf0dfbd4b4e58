import { ReadBuyer, WasBuyerClear } from '@member-portal/application/account';
import { FeatureFlags } from '@member-portal/application/ports';
import { SessionReads } from '@member-portal/application/reads';
import type { Services } from '@member-portal/application/services';
import { buyerAccess } from '@member-portal/domain/buyer';
import { type ReactNode, useState } from 'react';
import { Spinner } from '../controls/Spinner.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { useKnownFlag } from '../services/use-flag.ts';
import { useRead } from '../services/use-read.ts';
import { BlockedBuyer } from './BlockedBuyer.tsx';
import { BuyerUnreadable } from './BuyerUnreadable.tsx';

const CHARGE_OFF = 'collectionsChargeOff';

/** Whether signed-in content waits for the buyer's record, by what is known of the flag that blocks. */
const waitsForRecord = (chargeOff: boolean | undefined): boolean => chargeOff !== false;

/** Reads the buyer's record ahead where signed-in content waits for it. */
export const readBuyerAhead = (services: Services): void => {
  const flags = services.get(FeatureFlags);
  const chargeOff = flags.isKnown(CHARGE_OFF) ? flags.current()[CHARGE_OFF] : undefined;
  if (waitsForRecord(chargeOff))
    services.get(SessionReads).loadAhead({ read: 'buyer' }, services.get(ReadBuyer));
};

/**
 * The block message instead of every signed-in screen for a confirmed victim of fraud and a buyer confirmed deceased
 * (specification, sections 4 and 6). Unless the collections charge-off flag is known to be off, signed-in content waits for
 * the buyer's record, which is read beside what the page shows first.
 */
export const BuyerGate = ({ children }: { readonly children: ReactNode }) => {
  const chargeOff = useKnownFlag(CHARGE_OFF);
  const readBuyer = useService(ReadBuyer);
  const wasClear = useService(WasBuyerClear);
  const buyer = useRead({ read: 'buyer' }, readBuyer, undefined, waitsForRecord(chargeOff));
  const record = buyer.state === 'ready' ? buyer.value : buyer.state === 'failed' ? 'unreadable' : 'loading';
  const access = buyerAccess(chargeOff, record, wasClear());
  // A flag that turns on, or a record that is read again, must not take away a screen on which somebody types.
  const [shown, setShown] = useState(false);
  if (access === 'granted' && !shown) setShown(true);

  if (access === 'blocked') return <BlockedBuyer />;
  if (buyer.state === 'failed' && access === 'undetermined')
    return <BuyerUnreadable failure={buyer.failure} onRetry={buyer.retry} />;
  return shown ? children : <Spinner page />;
};
