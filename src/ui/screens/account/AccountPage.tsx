import { css } from '@emotion/react';
import { ReadBuyer } from '@member-portal/application/account';
import { fullName } from '@member-portal/domain/buyer';
import { Card } from '../../controls/Card.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import { ownNames } from '../../language/own-names.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRead } from '../../services/use-read.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { phoneText } from './phone-text.ts';

/** What the lender has on file for the buyer. */
export const AccountPage = () => {
  const t = useText();
  const readBuyer = useService(ReadBuyer);
  const buyer = useRead({ read: 'buyer' }, (signal) => readBuyer(signal));
  usePageLoaded('account details');
  return (
    <div css={page}>
      <PageHeading>{t('account.heading')}</PageHeading>
      {buyer.state === 'loading' ? <Spinner /> : undefined}
      {buyer.state === 'failed' ? <Failure failure={buyer.failure} onRetry={buyer.retry} /> : undefined}
      {buyer.state === 'ready' ? (
        <Card>
          <DefinitionList
            stacked
            items={[
              { term: t('account.name'), value: fullName(buyer.value) },
              { term: t('account.email'), value: buyer.value.identity.email },
              { term: t('account.mobile'), value: phoneText(buyer.value.identity.phone) },
              { term: t('account.language'), value: ownNames[buyer.value.languagePreference] },
            ]}
          />
        </Card>
      ) : undefined}
    </div>
  );
};

const page = css({ display: 'grid', gap: tokens.space[5], maxWidth: tokens.width.text });
