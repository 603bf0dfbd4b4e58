import { css } from '@emotion/react';
import { useText } from '../../intl/use-text.ts';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import type { OnAdded } from './AddMethodStep.tsx';
import { MethodPage } from './MethodPage.tsx';

/** The buyer signs in at their bank, on the verification service's page. */
export const ConnectAccountStep = ({ onAdded }: { readonly onAdded: OnAdded }) => {
  const t = useText();
  const navigation = useStepNavigation();
  usePageLoaded('connect an account');
  return (
    <div css={parts}>
      <p css={words}>{t('methods.connect.text')}</p>
      <MethodPage purpose="connect" onAdded={(method) => onAdded(method, navigation)} />
    </div>
  );
};

const parts = css({ position: 'relative', display: 'grid', gap: tokens.space[4] });
const words = css({ margin: 0 });
