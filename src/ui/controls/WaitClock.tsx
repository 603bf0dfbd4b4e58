import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

/** One wait of the visitor, which several spinners in turn may belong to; milliseconds as `performance.now()` counts. */
interface Wait {
  since: number;
  spinners: number;
  lastSpinnerAt: number;
}

/** A spinner that follows another this soon belongs to the same wait. */
const SAME_WAIT_MS = 100;

const WaitContext = createContext<RefObject<Wait> | undefined>(undefined);

/** Remembers when a wait began, so that spinners of successive steps do not each delay anew. `since`: when the page began to load. */
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

/** Milliseconds that are left of a delay, counted from when the wait began; 0 where it has passed. */
export const useDelayLeft = (delayMs: number): number => {
  const alone = useRef<Wait>({ since: 0, spinners: 0, lastSpinnerAt: Number.NEGATIVE_INFINITY });
  const wait = useContext(WaitContext) ?? alone;
  const [left] = useState(() => {
    const now = performance.now();
    const { current } = wait;
    if (current.spinners === 0 && now - current.lastSpinnerAt > SAME_WAIT_MS) current.since = now;
    return Math.max(0, delayMs - (now - current.since));
  });
  useEffect(() => {
    const { current } = wait;
    current.spinners += 1;
    return () => {
      current.spinners -= 1;
      current.lastSpinnerAt = performance.now();
    };
  }, [wait]);
  return left;
};
