import type { Cancellation } from '@member-portal/application/cancellation';
import { createCommand } from '@member-portal/application/flows';
import type { ResultAsync } from 'neverthrow';
import { useEffect, useRef, useState } from 'react';
import { useFlow } from './use-flow.ts';

/** Runs a use case from a component, always the latest one passed, and cancels it when the component unmounts. */
export const useCommand = <Input, Value, Failure>(
  command: (input: Input, cancellation: Cancellation) => ResultAsync<Value, Failure>,
) => {
  const latest = useRef(command);
  useEffect(() => {
    latest.current = command;
  });
  const [flow] = useState(() => createCommand((input: Input, given) => latest.current(input, given)));
  const [state] = useFlow(() => flow, 'command');
  return { run: flow.send, state, running: state.kind === 'running' };
};
