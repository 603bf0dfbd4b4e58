import { css } from '@emotion/react';
import { useText } from '../intl/use-text.ts';
import { tokens } from '../theme/tokens.ts';
import { SpinnerMark } from './SpinnerMark.tsx';
import { useAfter } from './use-after.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { useDelayLeft } from './WaitClock.tsx';

/** Waits shorter than this pass without a spinner (specification, section 9). */
export const SPINNER_DELAY_MS = 250;

/**
 * A centred spinner that shows 250 ms after the wait began, even if an earlier spinner belonged to the same wait. `page` fills
 * the window; otherwise it is a few lines high. `atOnce` skips a delay that has already passed.
 */
export const Spinner = ({
  page = false,
  atOnce = false,
}: {
  readonly page?: boolean;
  readonly atOnce?: boolean;
}) => {
  const t = useText();
  const left = useDelayLeft(atOnce ? 0 : SPINNER_DELAY_MS);
  const shown = useAfter(left) || left === 0;
  return (
    <div role="status" css={[place, page ? tall : low]}>
      {shown ? (
        <>
          <SpinnerMark size="2.5rem" />
          <VisuallyHidden>{t('busy.loading')}</VisuallyHidden>
        </>
      ) : undefined}
    </div>
  );
};

const place = css({ display: 'grid', placeItems: 'center', color: tokens.color.accent });
// The header is 5rem high and the least room around the page 3rem: a footer stays below the window until the page is there.
const tall = css({ minHeight: 'calc(100dvh - 8rem)' });
const low = css({ minHeight: '10rem' });
