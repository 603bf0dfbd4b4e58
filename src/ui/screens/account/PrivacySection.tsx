import { css } from '@emotion/react';
import type { AccountEvent, AccountState } from '@member-portal/application/flows/account';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Card } from '../../controls/Card.tsx';
import { Toggle } from '../../controls/Toggle.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { StaticDocumentModal } from '../../documents/StaticDocumentModal.tsx';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { accountStyle } from './account-style.ts';

/** What may be measured, what of it may name the buyer, and the policy behind both (specification, section 9: analytics). */
export const PrivacySection = ({
  state: { choice, choiceKept, readsPolicy },
  send,
}: {
  readonly state: AccountState;
  readonly send: (event: AccountEvent) => void;
}) => {
  const t = useText();
  const choose = (name: keyof AccountState['choice']) => (on: boolean) =>
    send({ kind: 'choose-privacy', name, on });
  return (
    <Card as="section" aria-labelledby="account-privacy">
      <h2 id="account-privacy" css={accountStyle.title}>
        {t('account.privacy')}
      </h2>
      <p css={accountStyle.quiet}>{t('account.privacy.scope')}</p>
      <div css={rows}>
        <Toggle
          label={t('account.privacy.optOut')}
          detail={t('account.privacy.optOut.text')}
          on={choice.optedOut}
          onChange={choose('optedOut')}
        />
        <Toggle
          label={t('account.privacy.doNotShare')}
          detail={t('account.privacy.doNotShare.text')}
          on={choice.doNotShare}
          onChange={choose('doNotShare')}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{choiceKept ? t('account.privacy.saved') : undefined}</span>
      </VisuallyHidden>
      <ActionLink aria-haspopup="dialog" onClick={() => send({ kind: 'read-policy' })}>
        {t('account.privacy.policy')}
      </ActionLink>
      <StaticDocumentModal
        open={readsPolicy}
        onClose={() => send({ kind: 'close-policy' })}
        heading={t('account.privacy.policy')}
        kind="privacy-policy-choices"
      />
    </Card>
  );
};

const { color, space } = tokens;
const rows = css({
  display: 'grid',
  marginBlock: space[3],
  '& > *': { paddingBlock: space[4], borderBlockEnd: `1px solid ${color.line}` },
});
