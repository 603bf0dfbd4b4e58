import { css } from '@emotion/react';
import { ReadBuyer } from '@member-portal/application/account';
import { type AccountEvent, type AccountState, BeginAccount } from '@member-portal/application/flows/account';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Panel } from '../../controls/Panel.tsx';
import { Toggle } from '../../controls/Toggle.tsx';
import { StaticDocumentModal } from '../../documents/StaticDocumentModal.tsx';
import { useText } from '../../intl/use-text.ts';
import { Reading } from '../../services/Reading.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { type Draws, useFlow } from '../../services/use-flow.ts';
import { useRead } from '../../services/use-read.ts';
import { from } from '../../theme/breakpoints.ts';
import { stack, text } from '../../theme/styles.ts';
import { tokens } from '../../theme/tokens.ts';
import { AccountDetails } from './AccountDetails.tsx';
import { PaymentMethods } from './methods/PaymentMethods.tsx';

/** What the lender has on file for the buyer, with controls to change it. Each card loads and fails separately. */
export const AccountPage = () => {
  const t = useText();
  const [state, send] = useFlow(useService(BeginAccount), 'account');
  const buyer = useRead({ read: 'buyer' }, useService(ReadBuyer));
  return (
    <div css={parts}>
      <PageHeading>{t('account.heading')}</PageHeading>
      <div css={[parts, columns]}>
        <div css={parts}>
          <Panel heading={t('account.details')}>
            <Reading of={buyer}>
              {(record) => <AccountDetails state={state} send={send} buyer={record} />}
            </Reading>
          </Panel>
          <PaymentMethods />
        </div>
        <PrivacySection state={state} send={send} />
      </div>
    </div>
  );
};

/** Consent to analytics, consent to identifying the buyer in it, and the policy (specification, section 9: analytics). */
const PrivacySection = ({ state: { choice, readsPolicy }, send }: Draws<AccountState, AccountEvent>) => {
  const t = useText();
  const toggle = (name: 'optedOut' | 'doNotShare') => (
    <Toggle
      label={t(`account.privacy.${name}`)}
      detail={t(`account.privacy.${name}.text`)}
      on={choice[name]}
      onChange={(on) => send({ kind: 'choose-privacy', name, on })}
    />
  );
  return (
    <Panel heading={t('account.privacy')}>
      <p role="status" css={text.small}>
        {t(`account.privacy.${choice.endsWithPage ? 'page' : 'scope'}`)}
      </p>
      <div css={rows}>
        {toggle('optedOut')}
        {toggle('doNotShare')}
      </div>
      <ActionLink aria-haspopup="dialog" onClick={() => send({ kind: 'read-policy' })}>
        {t('account.privacy.policy')}
      </ActionLink>
      <StaticDocumentModal
        open={readsPolicy}
        onClose={() => send({ kind: 'close-policy' })}
        heading={t('account.privacy.policy')}
        kind="privacy-policy-choices"
      />
    </Panel>
  );
};

const parts = stack(5);
/** Data on file at the left, preferences at the right; stacked if there is no space for both. */
const columns = css({
  alignItems: 'start',
  [from('md')]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
});
const rows = css({
  marginBlock: tokens.space[3],
  '& > *': { paddingBlock: tokens.space[4], borderBlockEnd: `1px solid ${tokens.color.line}` },
});
