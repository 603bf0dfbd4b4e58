import type { TrackedEvent, TrackedEventName } from '@member-portal/domain/telemetry';
import { Analytics } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** Records an analytics event; its payload fits its name (specification, section 9: tracked events). */
export type RecordEvent = <Name extends TrackedEventName>(event: TrackedEvent<Name>) => void;

export const RecordEvent = defineUseCase(
  'RecordEvent',
  { analytics: Analytics },
  ({ analytics }): RecordEvent =>
    ({ event, info }) =>
      analytics.track(event, { ...info }),
);
