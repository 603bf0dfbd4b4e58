import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a page may load, and how long one that has loaded may say nothing, milliseconds. */
const LOADS_WITHIN_MS = 15_000;
const ANSWERS_WITHIN_MS = 4000;

/**
 * Whether the page in a frame says nothing. What goes wrong on another origin cannot be seen from here; but each page that
 * works reports once, shortly before or after it has loaded.
 */
export const useSilence = (): {
  readonly silent: boolean;
  readonly loaded: () => void;
  readonly reported: () => void;
} => {
  const [silent, setSilent] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const unanswered = useRef(0);

  const wait = useCallback((milliseconds: number | undefined): void => {
    clearTimeout(timer.current);
    timer.current = milliseconds === undefined ? undefined : setTimeout(() => setSilent(true), milliseconds);
  }, []);

  useEffect(() => {
    wait(LOADS_WITHIN_MS);
    return () => wait(undefined);
  }, [wait]);

  const loaded = useCallback((): void => {
    unanswered.current += 1;
    wait(unanswered.current > 0 ? ANSWERS_WITHIN_MS : undefined);
  }, [wait]);

  const reported = useCallback((): void => {
    unanswered.current = Math.max(-1, unanswered.current - 1);
    setSilent(false);
    wait(undefined);
  }, [wait]);

  return { silent, loaded, reported };
};
