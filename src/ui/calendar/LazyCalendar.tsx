import { late } from '../services/late.tsx';

/** `Calendar` and its library, loaded when first shown; a failed load can be retried. */
export const LazyCalendar = late(async () => (await import('./Calendar.tsx')).Calendar);
