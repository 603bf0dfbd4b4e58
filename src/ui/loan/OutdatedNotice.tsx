import { css } from '@emotion/react';
import { useLayoutEffect, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { handFocusOn } from '../controls/hand-focus-on.ts';
import { Notice } from '../controls/Notice.tsx';
import { useText } from '../intl/use-text.ts';
import { useModalRegistry } from '../modal/ModalRegistry.tsx';
import { useReads } from '../services/use-reads.ts';
import { useStored } from '../services/use-stored.ts';
import { tokens } from '../theme/tokens.ts';
import { PhoneLine } from './PhoneLine.tsx';

/** Above figures of loans: they may be out of date, because reading them again after a change or a day’s end failed. */
export const OutdatedNotice = () => {
  const t = useText();
  const registry = useModalRegistry();
  const reads = useReads();
  const freshness = useStored(reads, () => reads.freshnessOf(['loans', 'loan', 'history']));
  const readAgain = (): void => reads.reloadFailed(() => true);
  const [live, setLive] = useState<'polite' | 'off'>('polite');
  // A dialog over it has figures of its own, to which the text must not seem to refer: it is announced once the last has closed.
  useLayoutEffect(() => {
    const look = (): void => setLive(freshness !== 'current' && registry?.open().length ? 'off' : 'polite');
    look();
    document.addEventListener('close', look, true);
    return () => document.removeEventListener('close', look, true);
  }, [freshness, registry]);
  return (
    <div role="status" aria-live={live} aria-busy={freshness === 'reloading'} css={spaced}>
      {freshness !== 'current' && (
        <Notice tone="warning" heading={t('loans.outdated')}>
          {/* Inserted anew with each try, to be announced again. */}
          <p key={`${freshness} ${live}`}>{t('loans.outdatedText')}</p>
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
