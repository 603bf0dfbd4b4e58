import { timingName } from '@member-portal/domain/telemetry';
import type { Monitoring } from '../ports/index.ts';
import { token } from '../services/index.ts';

/** Tells the monitoring service how long something took, under a name it takes (specification, section 5). */
export type RecordTiming = (name: string, milliseconds: number) => void;
export const RecordTiming = token<RecordTiming>('RecordTiming');

export const createRecordTiming =
  (monitoring: Monitoring): RecordTiming =>
  (name, milliseconds) =>
    monitoring.addTiming(timingName(name), milliseconds);
