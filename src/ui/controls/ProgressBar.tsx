import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** Progress as a share of a total. `label` is its text: "3 of 12 instalments paid". */
export const ProgressBar = ({
  value,
  max,
  label,
}: {
  readonly value: number;
  readonly max: number;
  readonly label: string;
}) => {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <svg css={bar} viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect width="100" height="6" css={rest} />
      <rect width={share * 100} height="6" css={done} />
    </svg>
  );
};

const LINES_AS_TEXT = '@media (forced-colors: active), (prefers-contrast: more)';
const bar = css({
  display: 'block',
  width: '100%',
  height: '0.375rem',
  borderRadius: '0.1875rem',
  overflow: 'hidden',
  [LINES_AS_TEXT]: { outline: '1px solid CanvasText' },
});
const rest = css({ fill: tokens.color.line, [LINES_AS_TEXT]: { fill: 'Canvas' } });
const done = css({ fill: tokens.color.accent, '@media (forced-colors: active)': { fill: 'Highlight' } });
