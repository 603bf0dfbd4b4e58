import type { PageVisibility } from '@member-portal/application/ports';

export interface FakePageVisibility extends PageVisibility {
  hide(): void;
  show(): void;
}

export const fakePageVisibility = (): FakePageVisibility => {
  let hidden = false;
  const listeners = new Set<(hidden: boolean) => void>();
  const become = (next: boolean) => (): void => {
    hidden = next;
    for (const listener of [...listeners]) listener(next);
  };
  return {
    isHidden: () => hidden,
    hide: become(true),
    show: become(false),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
