import {
  type KeepAliveEvent,
  type KeepAliveStep,
  keepAlive,
  resumeSession,
  type Session,
  type SessionExpiry,
  type SessionRecord,
} from '@member-portal/domain/session';
import type { ResultAsync } from 'neverthrow';
import type {
  Authentication,
  Clock,
  Log,
  SessionEnd,
  SessionRecordStore,
  SessionStore,
} from '../ports/index.ts';

/** Applies an event to the shared session and its effects; returns the resulting record. */
export type StepSession = (event: KeepAliveEvent) => ResultAsync<SessionRecord | undefined, never>;

const END_OF: Readonly<Record<SessionExpiry, SessionEnd>> = {
  idle: 'idle',
  'refreshes-used-up': 'expired',
  'maximum-length': 'expired',
};

/**
 * A step runs while no other tab can run one, including the token refresh. A second tab finds the next tick already set, so
 * that there is one refresh per tick and no tab is signed out by losing a race.
 */
export const createStepSession = (
  sessions: SessionStore,
  records: SessionRecordStore,
  authentication: Authentication,
  clock: Clock,
  log: Log,
): StepSession => {
  /** Replaces a record that storage lost, or never kept: the token in use says when the session began and was refreshed. */
  const recovered = (session: Session): SessionRecord => resumeSession(session, clock.now());

  /** Ends the session if the step says so; returns the step's record. */
  const follow = ({ record, effect }: KeepAliveStep): SessionRecord | undefined => {
    if (effect?.kind === 'end' && sessions.current()) sessions.close(END_OF[effect.expiry]);
    return record;
  };

  const refresh = async (
    session: Session,
    record: SessionRecord,
    known: SessionRecord | undefined,
  ): Promise<SessionRecord | undefined> => {
    const answer = await authentication.refreshSession();
    if (answer.isOk()) {
      sessions.refresh({ ...answer.value, startedAt: record.startedAt });
      return record;
    }
    const failure = answer.error;
    log.write('warn', 'session refresh failed', {
      kind: failure.kind === 'refused' ? failure.refusal.kind : failure.failure.kind,
    });
    if (failure.kind === 'request-failed')
      return follow(keepAlive(record, { kind: 'refresh-failed' }, clock.now()));
    // Close only the session whose token was refused: another tab may have provided a newer token meanwhile.
    if (sessions.current()?.token !== session.token) return record;
    sessions.close('rejected');
    // A tab that missed the last refresh has an older token: leave the tick to a tab with a newer one.
    return known;
  };

  return (event) =>
    records.update(async (known) => {
      const session = sessions.current();
      if (!session) return { record: known, answer: known };
      const step = keepAlive(known ?? recovered(session), event, clock.now());
      const record = follow(step);
      const next = record && step.effect?.kind === 'refresh' ? await refresh(session, record, known) : record;
      return { record: next, answer: next };
    });
};
