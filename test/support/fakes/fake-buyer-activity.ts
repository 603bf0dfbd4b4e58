import { createMemoryBuyerActivity } from '@member-portal/application/memory';
import type { BuyerActivity } from '@member-portal/application/ports';

export interface FakeBuyerActivity extends BuyerActivity {
  /** The buyer moves the mouse. */
  happen(): void;
  listeners(): number;
}

export const fakeBuyerActivity = (): FakeBuyerActivity => {
  const activity = createMemoryBuyerActivity();
  let listeners = 0;
  return {
    ...activity,
    happen: activity.report,
    listeners: () => listeners,
    subscribe: (listener) => {
      const stop = activity.subscribe(listener);
      listeners += 1;
      return () => {
        stop();
        listeners -= 1;
      };
    },
  };
};
