import type { Session } from '@member-portal/domain/session';
import { ResultAsync } from 'neverthrow';
import {
  Authentication,
  Clock,
  Log,
  SessionHandover,
  SessionRecordStore,
  SessionStore,
} from '../ports/index.ts';
import { certain } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { createStepSession } from './step-session.ts';

/**
 * The session a page starts with: this tab's own, otherwise that of another open tab; undefined if it has expired. A tick
 * missed while no page was open is processed before any screen is shown (specification, sections 4 and 6).
 */
export type RestoreSession = () => ResultAsync<Session | undefined, never>;

export const RestoreSession = defineUseCase(
  'RestoreSession',
  {
    sessions: SessionStore,
    handover: SessionHandover,
    records: SessionRecordStore,
    authentication: Authentication,
    clock: Clock,
    log: Log,
  },
  ({ sessions, handover, records, authentication, clock, log }): RestoreSession => {
    const step = createStepSession(sessions, records, authentication, clock, log);
    const restore = async (): Promise<Session | undefined> => {
      if (!sessions.current() && !(await certain(handover.takeOver()))) return undefined;
      await certain(step({ kind: 'time' }));
      return sessions.current();
    };
    return () => ResultAsync.fromSafePromise(restore());
  },
);
