import { css } from '@emotion/react';
import { ChangePrivacyChoice } from '@member-portal/application/account';
import { type PrivacyChoice, PrivacyChoices } from '@member-portal/application/ports';
import { RecordEvent } from '@member-portal/application/telemetry';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { useEffect, useState } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Card } from '../../controls/Card.tsx';
import { Toggle } from '../../controls/Toggle.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { StaticDocumentModal } from '../../documents/StaticDocumentModal.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { tokens } from '../../theme/tokens.ts';
import { accountStyle } from './account-style.ts';

/** What may be measured, what of it may name the buyer, and the policy behind both (specification, section 9: analytics). */
export const PrivacySection = () => {
  const t = useText();
  const change = useService(ChangePrivacyChoice);
  const choices = useService(PrivacyChoices);
  const record = useService(RecordEvent);
  const [choice, setChoice] = useState(() => choices.current());
  useEffect(() => choices.subscribe(() => setChoice(choices.current())), [choices]);
  const [told, setTold] = useState(false);
  const [policy, setPolicy] = useState(false);
  const choose = (name: keyof PrivacyChoice) => (on: boolean) => {
    change(name, on);
    setTold(true);
  };
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
        <span role="status">{told ? t('account.privacy.saved') : undefined}</span>
      </VisuallyHidden>
      <ActionLink
        aria-haspopup="dialog"
        onClick={() => {
          record(trackedEvent('financial_privacy_policy'));
          setPolicy(true);
        }}
      >
        {t('account.privacy.policy')}
      </ActionLink>
      <StaticDocumentModal
        open={policy}
        onClose={() => setPolicy(false)}
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
