import { Clock, LenderClock, TenantRules } from '@member-portal/application/ports';
import type { Instant, PlainDate } from '@member-portal/domain/calendar';
import { useEffect, useState } from 'react';
import { useService } from '../services/ServicesProvider.tsx';

/** The time, updated every `every` milliseconds while `running`, and when the page becomes visible again. */
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

/** The lender's current calendar day: due dates count in the tenant's zone, not in the browser's. */
export const useToday = (): PlainDate =>
  useService(TenantRules).timeZone.dateAt(useService(LenderClock).now());
