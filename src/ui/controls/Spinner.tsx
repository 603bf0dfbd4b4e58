import { css, keyframes } from '@emotion/react';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../intl/use-text.ts';
import { text } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Shorter waits show no spinner (specification, section 9). */
export const SPINNER_DELAY_MS = 250;

/** A visitor's wait, which may span several successive spinners; milliseconds as in `performance.now()`. */
interface Wait {
  since: number;
  spinners: number;
  lastSpinnerAt: number;
}

/** A spinner that follows another this soon belongs to the same wait. */
const SAME_WAIT_MS = 100;

const WaitContext = createContext<RefObject<Wait> | undefined>(undefined);

/** Stores when a wait began, so that spinners of successive steps share one delay. `since`: when the page began to load. */
export const WaitClock = ({
  since,
  children,
}: {
  readonly since?: number | undefined;
  readonly children: ReactNode;
}) => {
  const [first] = useState<Wait>(() => {
    const now = performance.now();
    return { since: since ?? now, spinners: 0, lastSpinnerAt: now };
  });
  return <WaitContext value={useRef(first)}>{children}</WaitContext>;
};

/** Remaining milliseconds of a delay, counted from when the wait began; 0 once it has passed. */
const useDelayLeft = (delayMs: number): number => {
  const alone = useRef<Wait>({ since: 0, spinners: 0, lastSpinnerAt: Number.NEGATIVE_INFINITY });
  const wait = useContext(WaitContext) ?? alone;
  const [{ since, left }] = useState(() => {
    const now = performance.now();
    const { spinners, lastSpinnerAt, since: began } = wait.current;
    const since = spinners === 0 && now - lastSpinnerAt > SAME_WAIT_MS ? now : began;
    return { since, left: Math.max(0, delayMs - (now - since)) };
  });
  useEffect(() => {
    const { current } = wait;
    current.since = since;
    current.spinners += 1;
    return () => {
      current.spinners -= 1;
      current.lastSpinnerAt = performance.now();
    };
  }, [wait, since]);
  return left;
};

/** True once the component has been mounted for this many milliseconds. */
const useAfter = (milliseconds: number): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
};

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
      {shown && (
        <>
          <SpinnerMark size="2.5rem" />
          <VisuallyHidden>{t('busy.loading')}</VisuallyHidden>
        </>
      )}
    </div>
  );
};

/** A ring in the colour of the text around it; `size` is a CSS length, in `rem` so that it grows with the text. */
export const SpinnerMark = ({ size }: { readonly size: string }) => (
  <svg css={ring} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
    <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);

/** After this delay, say that the call is still in progress: payments may take 30 s, and no feedback looks like a failure. */
const STILL_WAITING_MS = 10_000;

/** Shown beside a busy control: says after 10 seconds that the portal is still waiting for an answer. */
export const StillWaiting = () => {
  const t = useText();
  const shown = useAfter(STILL_WAITING_MS);
  return (
    <span role="status" css={shown ? text.small : silent}>
      {shown && t('busy.still')}
    </span>
  );
};

const place = css({ display: 'grid', placeItems: 'center', color: tokens.color.accent });
// The header is 5rem high and the page's minimum margins 3rem: the footer stays below the window until the page loads.
const tall = css({ minHeight: 'calc(100dvh - 8rem)' });
const low = css({ minHeight: '10rem' });
// Without text it takes no space, nor a row's gap.
const silent = css({ position: 'absolute' });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

const ring = css({
  display: 'block',
  animation: `${turn} 900ms linear infinite`,
  // With reduced motion the ring fades in and out instead of turning.
  '@media (prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
});

/** While a page loads. The router waits the spinner's delay before it shows this, so the spinner does not wait again. */
export const PagePending = () => <Spinner page atOnce />;
