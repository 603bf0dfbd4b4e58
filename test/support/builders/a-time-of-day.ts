import type { TimeOfDay } from '@member-portal/domain/calendar';

/** A time of the wall clock from `HH:MM`, 24 hours. */
export const aTimeOfDay = (text: string): TimeOfDay => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) as TimeOfDay;
};
