import type { RequestFailure } from '@member-portal/domain/failure';
import { ResultAsync } from 'neverthrow';
import { useEffect } from 'react';
import { Failure } from '../controls/Failure.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { codeInTime } from '../routing/code-in-time.ts';
import { useCommand } from '../services/use-command.ts';
import type { SafeDocumentProps } from './SafeDocument.tsx';

const load = () =>
  ResultAsync.fromPromise(
    codeInTime(import('./SafeDocument.tsx')),
    (): RequestFailure => ({ kind: 'network-error' }),
  );

/** `SafeDocument` and its sanitiser, loaded when first shown; a load that fails is offered again. */
export const LazyDocument = (props: SafeDocumentProps) => {
  const { run, state } = useCommand(load);
  useEffect(() => {
    void run(undefined);
  }, [run]);
  if (state.kind === 'failed') return <Failure failure={state.failure} onRetry={() => void run(undefined)} />;
  return state.kind === 'done' ? <state.value.SafeDocument {...props} /> : <Spinner />;
};
