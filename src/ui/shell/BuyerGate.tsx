import { ReadBuyer, WasBuyerUnblocked } from '@member-portal/application/account';
import { buyerAccess } from '@member-portal/domain/buyer';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { failureText } from '../controls/failure-text.ts';
import { PageHeading } from '../controls/PageHeading.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { StatusPage } from '../controls/StatusPage.tsx';
import { useText } from '../intl/use-text.ts';
import { ContactLink } from '../loan/ContactLink.tsx';
import { PhoneLine } from '../loan/PhoneLine.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { useKnownFlag } from '../services/use-flag.ts';
import { useRead } from '../services/use-read.ts';
import { BlockMark } from './block-mark.ts';

/**
 * The block message instead of every signed-in screen for a confirmed victim of fraud and a buyer confirmed deceased
 * (specification, sections 4 and 6). Unless the collections charge-off flag is known to be off, signed-in content waits for the
 * buyer's record, which is read in parallel with what the page shows first. A missing record is a failure too.
 */
export const BuyerGate = ({ children }: { readonly children: ReactNode }) => {
  const t = useText();
  const chargeOff = useKnownFlag('collectionsChargeOff');
  const readBuyer = useService(ReadBuyer);
  const wasUnblocked = useService(WasBuyerUnblocked);
  const buyer = useRead({ read: 'buyer' }, readBuyer, { wanted: chargeOff !== false });
  const record = buyer.state === 'ready' ? buyer.value : buyer.state === 'failed' ? 'unreadable' : 'loading';
  const access = buyerAccess(chargeOff, record, wasUnblocked());
  // A flag that turns on, or a reread record, must not remove a screen on which the buyer is typing.
  const [shown, setShown] = useState(false);
  if (access === 'granted' && !shown) setShown(true);

  if (access === 'blocked') return <BlockedBuyer />;
  if (buyer.state === 'failed' && access === 'undetermined') {
    const { failure, retry } = buyer;
    return (
      <StatusPage mark={CircleAlert} role="alert">
        <PageHeading>{t('failure.heading')}</PageHeading>
        <p>{failure.kind === 'not-found' ? t('failure.unavailable.text') : failureText(t, failure)}</p>
        <Button onClick={retry}>{t('action.tryAgain')}</Button>
        <PhoneLine />
      </StatusPage>
    );
  }
  return shown ? children : <Spinner page />;
};

/** Says that the account cannot be shown, without saying why: the reader may not be the buyer. */
const BlockedBuyer = () => {
  const t = useText();
  const mark = useContext(BlockMark);
  useEffect(() => {
    mark(true);
    return () => mark(false);
  }, [mark]);
  return (
    <StatusPage mark={Lock}>
      <PageHeading>{t('blocked.title')}</PageHeading>
      <p>{t('blocked.text')}</p>
      <ContactLink variant="primary">{t('blocked.contact')}</ContactLink>
      <PhoneLine />
    </StatusPage>
  );
};
