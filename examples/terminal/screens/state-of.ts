import type { Flow } from '@member-portal/application/flows';

/** The state of a flow once it waits for input: the current one, or the next that `isReady` accepts. */
export const stateOf = <State, Ready extends State>(
  flow: Pick<Flow<State, never>, 'state' | 'subscribe'>,
  isReady: (state: State) => state is Ready,
): Promise<Ready> =>
  new Promise((resolve) => {
    // A flow may change its state during `subscribe`, before the unsubscribe function is returned.
    let stop = (): void => undefined;
    const look = (): void => {
      const state = flow.state();
      if (!isReady(state)) return;
      stop();
      resolve(state);
    };
    stop = flow.subscribe(look);
    look();
  });
