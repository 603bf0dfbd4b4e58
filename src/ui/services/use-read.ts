import type { LoadRead, Read, ReadOptions, ReadState } from '@member-portal/application/reads';
import type { Result } from 'neverthrow';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useReads } from './use-reads.ts';

/** A read as a screen sees it. */
export type Readable<Value, Failure> = ReadState<Value, Failure> & {
  /** Reads again. */
  readonly retry: () => void;
};

/** Reads through the session's cache, if `wanted` (specification, section 7: no retry, no refetch on focus, no expiry). */
export const useRead = <Value, Failure>(
  read: Read,
  load: LoadRead<Value, Failure>,
  { wanted = true, ...options }: ReadOptions<Value, Failure> & { readonly wanted?: boolean } = {},
): Readable<Value, Failure> => {
  const reads = useReads();
  const { part } = options;
  const key = [...Object.values(read), part].join(' ');
  const look = (): ReadState<Value, Failure> => reads.stateOf(read, part);
  const [seen, setSeen] = useState(() => ({ key, state: look() }));
  const state = seen.key === key ? seen.state : look();

  const see = useEffectEvent(() => {
    const now = look();
    setSeen((last) => (last.key === key && last.state === now ? last : { key, state: now }));
  });
  // A reread after a command must show before its success; a first result may yield to the visitor's input.
  const changed = useEffectEvent(() => (state.state === 'ready' ? see() : startTransition(see)));
  const latestLoad = useEffectEvent(load);
  const told = useEffectEvent((result: Result<Value, Failure>) => options.told?.(result));
  const observe = useEffectEvent(() =>
    reads.observe<Value, Failure>(
      read,
      (cancellation) => latestLoad(cancellation),
      () => changed(),
      { ...options, told: (result) => told(result) },
    ),
  );
  useEffect(() => {
    if (!wanted || !key) return undefined;
    const stop = observe();
    // The state may have changed since the render.
    see();
    return stop;
  }, [wanted, key]);
  return { ...state, retry: () => reads.reload(read, part) };
};
