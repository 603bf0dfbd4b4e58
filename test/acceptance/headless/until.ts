import type { Flow } from '@member-portal/application/flows';

/** Waits until a flow's state is as wanted, and gives that state; fails with the present one when that takes too long. */
export const until = async <State extends { readonly kind: string }, Name extends State['kind']>(
  flow: Pick<Flow<State, never>, 'state' | 'subscribe'>,
  at: Name,
  isWanted: (state: Extract<State, { readonly kind: Name }>) => boolean = () => true,
): Promise<Extract<State, { readonly kind: Name }>> => {
  const wanted = (): Extract<State, { readonly kind: Name }> | undefined => {
    const state = flow.state() as Extract<State, { readonly kind: Name }>;
    return state.kind === at && isWanted(state) ? state : undefined;
  };
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const state = wanted();
      if (!state) return;
      clearTimeout(late);
      stop();
      resolve(state);
    };
    const late = setTimeout(() => {
      stop();
      reject(new Error(`waited for ${at}, and the flow is at ${JSON.stringify(flow.state())}`));
    }, 30_000);
    const stop = flow.subscribe(look);
    look();
  });
};
