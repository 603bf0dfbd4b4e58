import {
  Authentication,
  BuyerActivity,
  Clock,
  Log,
  SessionHandover,
  SessionRecordStore,
  SessionStore,
  Timer,
} from '@member-portal/application/ports';
import {
  createKeepAlive,
  createKeptDrafts,
  createObserveSession,
  createRestoreSession,
  createStaySignedIn,
  KeepAlive,
  KeptDrafts,
  ObserveSession,
  RestoreSession,
  StaySignedIn,
} from '@member-portal/application/session';
import type { ContainerModuleLoadOptions } from 'inversify';

/** The use cases that run by themselves while somebody is signed in. */
export const sessionUseCases = ({ bind }: ContainerModuleLoadOptions): void => {
  const ofStep = [SessionStore, SessionRecordStore, Authentication] as const;
  bind(KeepAlive).toResolvedValue(createKeepAlive, [...ofStep, BuyerActivity, Timer, Clock, Log]);
  bind(KeptDrafts).toResolvedValue(createKeptDrafts, [SessionStore]);
  bind(StaySignedIn).toResolvedValue(createStaySignedIn, [...ofStep, Clock, Log]);
  bind(RestoreSession).toResolvedValue(createRestoreSession, [
    SessionStore,
    SessionHandover,
    SessionRecordStore,
    Authentication,
    Clock,
    Log,
  ]);
  bind(ObserveSession).toResolvedValue(createObserveSession, [
    SessionStore,
    SessionRecordStore,
    Timer,
    Clock,
  ]);
};
