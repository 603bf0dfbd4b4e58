import {
  Authentication,
  BuyerActivity,
  Clock,
  DraftStore,
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
import { createSessionDraftStore } from '../storage/session-draft-store.ts';
import { PlatformParts } from './platform-parts.ts';

/** The use cases that run by themselves while somebody is signed in. */
export const sessionUseCases = ({ bind }: ContainerModuleLoadOptions): void => {
  const ofStep = [SessionStore, SessionRecordStore, Authentication] as const;
  bind(KeepAlive).toResolvedValue(createKeepAlive, [...ofStep, BuyerActivity, Timer, Clock, Log]);
  bind(DraftStore).toResolvedValue(
    ({ sessionStorage }: PlatformParts) => createSessionDraftStore(sessionStorage),
    [PlatformParts],
  );
  bind(KeptDrafts).toResolvedValue(createKeptDrafts, [SessionStore, DraftStore]);
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
