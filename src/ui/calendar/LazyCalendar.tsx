import { Reading } from '../services/Reading.tsx';
import { useCode } from '../services/use-loading.ts';
import type { CalendarProps } from './Calendar.tsx';

const load = () => import('./Calendar.tsx');

/** `Calendar` and its library, loaded when first shown; a failed load can be retried. */
export const LazyCalendar = (props: CalendarProps) => (
  <Reading of={useCode(load)}>{({ Calendar }) => <Calendar {...props} />}</Reading>
);
