import { css } from '@emotion/react';
import { Button } from '../controls/Button.tsx';
import { handFocusOn } from '../controls/hand-focus-on.ts';
import { Notice } from '../controls/Notice.tsx';
import { useLoanDialogs } from '../dialogs/LoanDialogs.tsx';
import { useText } from '../intl/use-text.ts';
import { useReads } from '../services/use-reads.ts';
import { useStored } from '../services/use-stored.ts';
import { tokens } from '../theme/tokens.ts';
import { PhoneLine } from './PhoneLine.tsx';

/** Above figures of loans: says that they may be out of date because reading them again after a change failed. */
export const OutdatedNotice = () => {
  const t = useText();
  const { isOpen } = useLoanDialogs();
  const reads = useReads();
  const freshness = useStored(reads, () => reads.freshnessOf(['loans', 'loan', 'history']));
  const readAgain = (): void => reads.reloadFailed(() => true);
  return (
    <div role="status" aria-busy={freshness === 'reloading'} css={spaced}>
      {freshness !== 'current' && (
        // To be announced again, the notice is inserted anew when a dialog over it closes, and its text with each try.
        <Notice key={`${isOpen}`} tone="warning" heading={t('loans.outdated')}>
          <p key={freshness}>{t('loans.outdatedText')}</p>
          <PhoneLine />
          <p ref={handFocusOn}>
            <Button variant="secondary" busy={freshness === 'reloading'} onClick={readAgain}>
              {t('action.tryAgain')}
            </Button>
          </p>
        </Notice>
      )}
    </div>
  );
};

const spaced = css({ '&:not(:empty)': { marginBlock: tokens.space[4] } });
