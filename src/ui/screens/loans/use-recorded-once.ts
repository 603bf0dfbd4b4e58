import { RecordEvent } from '@member-portal/application/telemetry';
import type { TrackedEvent } from '@member-portal/domain/telemetry';
import { useEffect, useRef } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';

/** Tells analytics of an event once for as long as the component stays, as soon as `event` is there. */
export const useRecordedOnce = (event: TrackedEvent | undefined): void => {
  const record = useService(RecordEvent);
  const told = useRef(false);
  useEffect(() => {
    if (told.current || !event) return;
    told.current = true;
    record(event);
  }, [record, event]);
};
