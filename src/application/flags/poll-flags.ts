import { addMilliseconds } from '@member-portal/domain/calendar';
import { Clock, PageVisibility, Timer } from '../ports/index.ts';
import { certain } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { LoadFlags } from './load-flags.ts';

/**
 * Loads the flags now, and again `everySeconds` after each answer. Pauses while the page is hidden and loads as soon as it
 * is shown again. Polling does not count as buyer activity. The returned function stops it.
 */
export type PollFlags = (everySeconds: number) => () => void;

export const PollFlags = defineUseCase(
  'PollFlags',
  { load: LoadFlags, visibility: PageVisibility, timer: Timer, clock: Clock },
  ({ load, visibility, timer, clock }): PollFlags =>
    (everySeconds) => {
      let isStopped = false;
      let isMissed = false;
      let callOff = (): void => undefined;

      const poll = (): void => {
        void certain(load()).then(() => {
          if (!isStopped) callOff = timer.at(addMilliseconds(clock.now(), everySeconds * 1000), look);
        });
      };
      const look = (): void => {
        isMissed = visibility.isHidden();
        if (!isMissed) poll();
      };
      const stopHearing = visibility.subscribe((hidden) => {
        if (hidden || !isMissed) return;
        isMissed = false;
        poll();
      });
      poll();
      return () => {
        isStopped = true;
        callOff();
        stopHearing();
      };
    },
);
