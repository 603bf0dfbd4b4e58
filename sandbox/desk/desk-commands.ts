import { type ClockStep, daysOf } from '../clock/clock-step.ts';
import type { Services } from '../http/services.ts';

const DAY_MS = 86_400_000;

/** Moves the clock by a step and does everything that falls due by then. Gives the days it moved. */
export const moveClock = async (services: Services, step: ClockStep): Promise<number> => {
  const { db, tenant, clock, catchUp } = services;
  // What is due today is done before tomorrow comes.
  await catchUp();
  const days = await daysOf(db, tenant, step, clock.now());
  await clock.advance(days * DAY_MS);
  await catchUp();
  return days;
};

/** Moves the clock to a moment, epoch milliseconds, and does everything that falls due by then. A past moment changes nothing. */
export const moveClockTo = async ({ clock, catchUp }: Services, to: number): Promise<boolean> => {
  await catchUp();
  const ahead = to - clock.now();
  if (ahead < 0) return false;
  await clock.advance(Math.ceil(ahead));
  await catchUp();
  return true;
};

/** Changes one of the lender's flags; names that it does not have stay unknown. Gives whether it has it. */
export const setFlag = async (
  { db, tenant }: Services,
  name: string,
  state: 'ON' | 'OFF' | 'DELETED',
): Promise<boolean> => {
  const row = await db
    .updateTable('flag')
    .set({ state })
    .where('tenant', '=', tenant.id)
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
};
