import { css, keyframes } from '@emotion/react';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

const ring = css({
  display: 'block',
  animation: `${turn} 900ms linear infinite`,
  // Without motion the ring breathes instead of turning: still a sign of life.
  '@media (prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
});

/** A ring in the colour of the text around it; `size` is a CSS length, in `rem` so that it grows with the text. */
export const SpinnerMark = ({ size }: { readonly size: string }) => (
  <svg css={ring} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
    <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
