import { Clock } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import { useEffect, useState } from 'react';
import { useService } from '../services/ServicesProvider.tsx';

/** The time, told anew every so many milliseconds while `running`, and when the page is looked at again. */
export const useNow = (every: number, running = true): Instant => {
  const clock = useService(Clock);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!running) return undefined;
    const look = (): void => setNow(clock.now());
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock, every, running]);
  return now;
};
