import {
  beginSession,
  type KeepAliveEvent,
  keepAlive,
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

/** Applies an event to the shared session and carries out what follows; returns the record as it is then. */
export type StepSession = (event: KeepAliveEvent) => ResultAsync<SessionRecord | undefined, never>;

const END_OF: Readonly<Record<SessionExpiry, SessionEnd>> = {
  idle: 'idle',
  'refreshes-used-up': 'expired',
  'maximum-length': 'expired',
};

/**
 * A step is taken while no other tab can take one, token refresh included: a tab that comes second finds the
 * next tick already set, so that there is one refresh a round and a lost race signs no tab out.
 */
export const createStepSession = (
  sessions: SessionStore,
  records: SessionRecordStore,
  authentication: Authentication,
  clock: Clock,
  log: Log,
): StepSession => {
  /** A record that storage lost mid-session: counting starts again from the token in use. */
  const recovered = ({ receivedAt }: Session): SessionRecord => ({
    ...beginSession(receivedAt),
    lastActivityAt: clock.now(),
  });

  const refresh = async (
    session: Session,
    record: SessionRecord,
    known: SessionRecord | undefined,
  ): Promise<SessionRecord | undefined> => {
    const answer = await authentication.refreshSession();
    if (answer.isOk()) {
      sessions.refresh(answer.value);
      return record;
    }
    const failure = answer.error;
    log.write('warn', 'session refresh failed', {
      kind: failure.kind === 'refused' ? failure.refusal.kind : failure.failure.kind,
    });
    if (failure.kind === 'request-failed')
      return keepAlive(record, { kind: 'refresh-failed' }, clock.now()).record;
    // Only the token that was refused is given up: another tab may have brought a newer one meanwhile.
    if (sessions.current()?.token !== session.token) return record;
    sessions.close('rejected');
    // A tab that missed the last refresh has an older token: the tick is left to one with a newer one.
    return known;
  };

  return (event) =>
    records.update(async (known) => {
      const session = sessions.current();
      if (!session) return { record: known, answer: known };
      const { record, effect } = keepAlive(known ?? recovered(session), event, clock.now());
      if (effect?.kind === 'end') sessions.close(END_OF[effect.expiry]);
      const next = record && effect?.kind === 'refresh' ? await refresh(session, record, known) : record;
      return { record: next, answer: next };
    });
};
