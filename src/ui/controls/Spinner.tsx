import { css } from '@emotion/react';
import { useText } from '../intl/use-text.ts';
import { tokens } from '../theme/tokens.ts';
import { SpinnerMark } from './SpinnerMark.tsx';
import { useAfter } from './use-after.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Waits shorter than this pass without a spinner (specification, section 9). */
export const SPINNER_DELAY_MS = 250;

/**
 * A centred spinner that shows after 250 ms. `page` fills the window, otherwise it takes the room of a few lines; `atOnce` is
 * for where the delay has passed already.
 */
export const Spinner = ({
  page = false,
  atOnce = false,
}: {
  readonly page?: boolean;
  readonly atOnce?: boolean;
}) => {
  const t = useText();
  const shown = useAfter(atOnce ? 0 : SPINNER_DELAY_MS) || atOnce;
  return (
    <div role="status" css={[place, page ? tall : low]}>
      {shown ? (
        <>
          <SpinnerMark size={40} />
          <VisuallyHidden>{t('busy.loading')}</VisuallyHidden>
        </>
      ) : undefined}
    </div>
  );
};

const place = css({ display: 'grid', placeItems: 'center', color: tokens.color.accent });
const tall = css({ minHeight: 'calc(100dvh - 160px)' });
const low = css({ minHeight: '10rem' });
