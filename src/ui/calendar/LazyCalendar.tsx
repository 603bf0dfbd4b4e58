import { ResultAsync } from 'neverthrow';
import { Failure } from '../controls/Failure.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { codeInTime } from '../routing/code-in-time.ts';
import { connectionFailure } from '../services/connection-failure.ts';
import { useLoading } from '../services/use-loading.ts';
import type { CalendarProps } from './Calendar.tsx';

const load = () => ResultAsync.fromPromise(codeInTime(import('./Calendar.tsx')), connectionFailure);

/** `Calendar` and its library, loaded when first shown; a load that fails is offered again. */
export const LazyCalendar = (props: CalendarProps) => {
  const { state, again } = useLoading(load);
  if (state.kind === 'failed') return <Failure failure={state.failure} onRetry={again} />;
  return state.kind === 'done' ? <state.value.Calendar {...props} /> : <Spinner />;
};
