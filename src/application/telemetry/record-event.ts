import type { TrackedEvent, TrackedEventName } from '@member-portal/domain/telemetry';
import type { Analytics } from '../ports/index.ts';
import { token } from '../services/index.ts';

/** Tells analytics of an event; its payload fits its name (specification, section 9: tracked events). */
export type RecordEvent = <Name extends TrackedEventName>(event: TrackedEvent<Name>) => void;
export const RecordEvent = token<RecordEvent>('RecordEvent');

export const createRecordEvent =
  (analytics: Analytics): RecordEvent =>
  ({ event, info }) =>
    analytics.track(event, { ...info });
