import { ReadBuyer } from '@member-portal/application/account';
import { Failure } from '../../controls/Failure.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRead } from '../../services/use-read.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { PaymentMethods } from '../methods/PaymentMethods.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { accountStyle } from './account-style.ts';
import { PrivacySection } from './PrivacySection.tsx';

/** What the lender has on file for the buyer, and ways to change it. */
export const AccountPage = () => {
  const t = useText();
  const readBuyer = useService(ReadBuyer);
  const buyer = useRead({ read: 'buyer' }, (signal) => readBuyer(signal));
  usePageLoaded('account details');
  return (
    <div css={accountStyle.page}>
      <PageHeading>{t('account.heading')}</PageHeading>
      {buyer.state === 'loading' ? <Spinner /> : undefined}
      {buyer.state === 'failed' ? <Failure failure={buyer.failure} onRetry={buyer.retry} /> : undefined}
      {buyer.state === 'ready' ? (
        <div css={accountStyle.columns}>
          <div css={accountStyle.column}>
            <AccountDetails buyer={buyer.value} />
            <PaymentMethods />
          </div>
          <PrivacySection />
        </div>
      ) : undefined}
    </div>
  );
};
