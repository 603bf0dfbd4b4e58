import { css } from '@emotion/react';
import { useText } from '../intl/use-text.ts';
import { tokens } from '../theme/tokens.ts';
import { useAfter } from './use-after.ts';

/** After this long, say that the call is still in progress: payments may take 30 s, and silence looks like a failure. */
export const STILL_WAITING_MS = 10_000;

/** Shown beside a busy control: says after 10 seconds that the portal is still waiting for an answer. */
export const StillWaiting = () => {
  const t = useText();
  const shown = useAfter(STILL_WAITING_MS);
  return (
    <span role="status" css={shown ? words : unseen}>
      {shown ? t('busy.still') : undefined}
    </span>
  );
};

const words = css({ fontSize: tokens.size.small, color: tokens.color.textQuiet });
// Without words it takes no room, nor the gap of a row.
const unseen = css({ position: 'absolute' });
