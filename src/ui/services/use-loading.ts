import type { Cancellation } from '@member-portal/application/cancellation';
import { createCommand } from '@member-portal/application/flows';
import { ResultAsync } from 'neverthrow';
import { codeInTime } from '../routing/code-in-time.ts';
import { connectionFailure } from './connection-failure.ts';
import { useFlow } from './use-flow.ts';
import type { Readable } from './use-read.ts';

/** Loads something once for a component, again for another `key`, and again by `retry`. Loads nothing unless `wanted`. */
export const useLoading = <Value, Failure>(
  load: (cancellation: Cancellation) => ResultAsync<Value, Failure>,
  key = 'once',
  wanted = true,
): Readable<Value, Failure> => {
  const [state, run] = useFlow(
    () => createCommand((_: string, given) => load(given)),
    `${key} ${wanted}`,
    wanted ? key : undefined,
  );
  const retry = (): void => void run(key);
  if (state.kind === 'done') return { state: 'ready', value: state.value, retry };
  return state.kind === 'failed'
    ? { state: 'failed', failure: state.failure, retry }
    : { state: 'loading', retry };
};

/** Loads code when a component first needs it. */
export const useCode = <Code>(load: () => Promise<Code>) =>
  useLoading(() => ResultAsync.fromPromise(codeInTime(load()), connectionFailure));
