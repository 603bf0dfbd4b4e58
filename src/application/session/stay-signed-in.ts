import type { ResultAsync } from 'neverthrow';
import { Authentication, Clock, Log, SessionRecordStore, SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { createStepSession } from './step-session.ts';

/** Answers the prompt before an idle sign-out: the buyer is active, in every tab. Does nothing once the tick is due. */
export type StaySignedIn = () => ResultAsync<void, never>;

export const StaySignedIn = defineUseCase(
  'StaySignedIn',
  {
    sessions: SessionStore,
    records: SessionRecordStore,
    authentication: Authentication,
    clock: Clock,
    log: Log,
  },
  ({ sessions, records, authentication, clock, log }): StaySignedIn => {
    const step = createStepSession(sessions, records, authentication, clock, log);
    return () => step({ kind: 'activity' }).map(() => undefined);
  },
);
