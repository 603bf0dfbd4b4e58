import { PageHeading } from '../../controls/PageHeading.tsx';
import { useText } from '../../intl/use-text.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { PaymentMethods } from '../methods/PaymentMethods.tsx';
import { accountStyle } from './account-style.ts';
import { DetailsCard } from './DetailsCard.tsx';
import { PrivacySection } from './PrivacySection.tsx';

/** What the lender has on file for the buyer, and ways to change it. Each card reads and fails by itself. */
export const AccountPage = () => {
  const t = useText();
  usePageLoaded('account details');
  return (
    <div css={accountStyle.page}>
      <PageHeading>{t('account.heading')}</PageHeading>
      <div css={accountStyle.columns}>
        <div css={accountStyle.column}>
          <DetailsCard />
          <PaymentMethods />
        </div>
        <PrivacySection />
      </div>
    </div>
  );
};
