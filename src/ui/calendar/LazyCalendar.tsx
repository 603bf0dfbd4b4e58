import { ResultAsync } from 'neverthrow';
import { useEffect } from 'react';
import { Failure } from '../controls/Failure.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { codeInTime } from '../routing/code-in-time.ts';
import { connectionFailure } from '../services/connection-failure.ts';
import { useCommand } from '../services/use-command.ts';
import type { CalendarProps } from './Calendar.tsx';

const load = () => ResultAsync.fromPromise(codeInTime(import('./Calendar.tsx')), connectionFailure);

/** `Calendar` and its library, loaded when first shown; a load that fails is offered again. */
export const LazyCalendar = (props: CalendarProps) => {
  const { run, state } = useCommand(load);
  useEffect(() => {
    void run(undefined);
  }, [run]);
  if (state.kind === 'failed') return <Failure failure={state.failure} onRetry={() => void run(undefined)} />;
  return state.kind === 'done' ? <state.value.Calendar {...props} /> : <Spinner />;
};
