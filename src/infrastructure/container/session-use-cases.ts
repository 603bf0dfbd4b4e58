import {
  createEvaluateFlag,
  createLoadFlags,
  createPollFlags,
  EvaluateFlag,
  LoadFlags,
  PollFlags,
} from '@member-portal/application/flags';
import {
  Authentication,
  BuyerActivity,
  Clock,
  FeatureFlags,
  FlagEvaluation,
  FlagStore,
  Log,
  PageVisibility,
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

/** The use cases that run by themselves while somebody is signed in: the session and the flags. */
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

  bind(LoadFlags).toResolvedValue(createLoadFlags, [FlagEvaluation, FlagStore]);
  bind(PollFlags).toResolvedValue(createPollFlags, [LoadFlags, PageVisibility, Timer, Clock]);
  bind(EvaluateFlag).toResolvedValue(createEvaluateFlag, [FlagEvaluation, FeatureFlags]);
};
