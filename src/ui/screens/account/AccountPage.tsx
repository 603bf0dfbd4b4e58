import { css } from '@emotion/react';
import { ReadBuyer } from '@member-portal/application/account';
import { BeginAccount } from '@member-portal/application/flows/account';
import { Card } from '../../controls/Card.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Section } from '../../controls/Section.tsx';
import { useText } from '../../intl/use-text.ts';
import { Reading } from '../../services/Reading.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { useFlow } from '../../services/use-flow.ts';
import { useRead } from '../../services/use-read.ts';
import { from } from '../../theme/breakpoints.ts';
import { stack } from '../../theme/styles.ts';
import { AccountDetails } from './AccountDetails.tsx';
import { PaymentMethods } from './methods/PaymentMethods.tsx';
import { PrivacySection } from './PrivacySection.tsx';

/** What the lender has on file for the buyer, and ways to change it. Each card reads and fails by itself. */
export const AccountPage = () => {
  const t = useText();
  const [state, send] = useFlow(useService(BeginAccount), 'account');
  const buyer = useRead({ read: 'buyer' }, useService(ReadBuyer));
  return (
    <div css={parts}>
      <PageHeading>{t('account.heading')}</PageHeading>
      <div css={[parts, columns]}>
        <div css={parts}>
          <Card>
            <Section heading={t('account.details')}>
              <Reading of={buyer}>
                {(record) => <AccountDetails state={state} send={send} buyer={record} />}
              </Reading>
            </Section>
          </Card>
          <PaymentMethods />
        </div>
        <PrivacySection state={state} send={send} />
      </div>
    </div>
  );
};

const parts = stack(5);
/** What is on file at the left, what is chosen at the right, below each other where there is no room for both. */
const columns = css({
  alignItems: 'start',
  [from('md')]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
});
