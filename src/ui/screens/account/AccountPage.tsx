import { BeginAccount } from '@member-portal/application/flows/account';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useFlow } from '../../services/use-flow.ts';
import { accountStyle } from './account-style.ts';
import { DetailsCard } from './DetailsCard.tsx';
import { PaymentMethods } from './methods/PaymentMethods.tsx';
import { PrivacySection } from './PrivacySection.tsx';

/** What the lender has on file for the buyer, and ways to change it. Each card reads and fails by itself. */
export const AccountPage = () => {
  const t = useText();
  const begin = useService(BeginAccount);
  const [state, send] = useFlow(begin, 'account');
  return (
    <div css={accountStyle.page}>
      <PageHeading>{t('account.heading')}</PageHeading>
      <div css={accountStyle.columns}>
        <div css={accountStyle.column}>
          <DetailsCard dialog={state.dialog} send={send} />
          <PaymentMethods />
        </div>
        <PrivacySection state={state} send={send} />
      </div>
    </div>
  );
};
