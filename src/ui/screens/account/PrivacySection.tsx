import { css } from '@emotion/react';
import type { AccountEvent, AccountState } from '@member-portal/application/flows/account';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Card } from '../../controls/Card.tsx';
import { Section } from '../../controls/Section.tsx';
import { Toggle } from '../../controls/Toggle.tsx';
import { StaticDocumentModal } from '../../documents/StaticDocumentModal.tsx';
import { useText } from '../../intl/use-text.ts';
import type { Draws } from '../../services/use-flow.ts';
import { text, unseen } from '../../theme/styles.ts';
import { tokens } from '../../theme/tokens.ts';

/** The message of each choice. */
const CHOICES = { optedOut: 'optOut', doNotShare: 'doNotShare' } as const;

/** What may be measured, what of it may name the buyer, and the policy behind both (specification, section 9: analytics). */
export const PrivacySection = ({
  state: { choice, choiceKept, readsPolicy },
  send,
}: Draws<AccountState, AccountEvent>) => {
  const t = useText();
  const toggle = (name: keyof AccountState['choice']) => (
    <Toggle
      label={t(`account.privacy.${CHOICES[name]}`)}
      detail={t(`account.privacy.${CHOICES[name]}.text`)}
      on={choice[name]}
      onChange={(on) => send({ kind: 'choose-privacy', name, on })}
    />
  );
  return (
    <Card>
      <Section heading={t('account.privacy')}>
        <p css={text.small}>{t('account.privacy.scope')}</p>
        <div css={rows}>
          {toggle('optedOut')}
          {toggle('doNotShare')}
        </div>
        <span role="status" css={unseen}>
          {choiceKept && t('account.privacy.saved')}
        </span>
        <ActionLink aria-haspopup="dialog" onClick={() => send({ kind: 'read-policy' })}>
          {t('account.privacy.policy')}
        </ActionLink>
      </Section>
      <StaticDocumentModal
        open={readsPolicy}
        onClose={() => send({ kind: 'close-policy' })}
        heading={t('account.privacy.policy')}
        kind="privacy-policy-choices"
      />
    </Card>
  );
};

const rows = css({
  marginBlock: tokens.space[3],
  '& > *': { paddingBlock: tokens.space[4], borderBlockEnd: `1px solid ${tokens.color.line}` },
});
