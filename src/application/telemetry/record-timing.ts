import { timingName } from '@member-portal/domain/telemetry';
import { Monitoring } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** Sends a duration to monitoring, under a name that it accepts (specification, section 5). */
export type RecordTiming = (name: string, milliseconds: number) => void;

export const RecordTiming = defineUseCase(
  'RecordTiming',
  { monitoring: Monitoring },
  ({ monitoring }): RecordTiming =>
    (name, milliseconds) =>
      monitoring.addTiming(timingName(name), milliseconds),
);
