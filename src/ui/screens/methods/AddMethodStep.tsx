import { css } from '@emotion/react';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import Lock from 'lucide-react/icons/lock';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { useText } from '../../intl/use-text.ts';
import { type StepNavigation, useStepNavigation } from '../../modal/step-navigation.ts';
import { useFlag } from '../../services/use-flag.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { MethodPage } from './MethodPage.tsx';

/** What a step does with the method that was added; it also says where the modal goes on. */
export type OnAdded = (method: PaymentMethod, navigation: StepNavigation) => void;

/** A card or a bank account is typed, on the gateway's page; or the account is connected instead. */
export const AddMethodStep = ({
  another,
  onAdded,
}: {
  /** Whether there is a method on file already. */
  readonly another: boolean;
  readonly onAdded: OnAdded;
}) => {
  const t = useText();
  const navigation = useStepNavigation();
  const connectAccount = useFlag('connectAccount');
  usePageLoaded(another ? 'add another payment method' : 'add payment method');
  return (
    <div css={parts}>
      {connectAccount ? (
        <p css={words}>
          {t('methods.add.rather')}{' '}
          <ActionLink onClick={() => navigation.next('connect-terms')}>{t('methods.add.connect')}</ActionLink>
        </p>
      ) : undefined}
      <MethodPage purpose="add" onAdded={(method) => onAdded(method, navigation)} />
      <p css={[words, quiet]}>
        <Lock size={16} aria-hidden="true" />
        <span>{t('methods.frame.private')}</span>
      </p>
    </div>
  );
};

const { color, size, space } = tokens;
const parts = css({ position: 'relative', display: 'grid', gap: space[4] });
const words = css({ margin: 0 });
const quiet = css({
  display: 'flex',
  gap: space[2],
  color: color.textQuiet,
  fontSize: size.small,
  '& svg': { flex: 'none', marginBlockStart: '0.2em' },
});
