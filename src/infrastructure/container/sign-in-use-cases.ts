import {
  ChooseLanguage,
  CurrentLocale,
  createChooseLanguage,
  createCurrentLocale,
} from '@member-portal/application/language';
import {
  Analytics,
  Authentication,
  Clock,
  EmailConfirmationStore,
  PendingSignInStore,
  PortalConfiguration,
  Preferences,
  SessionEnds,
  SessionRecordStore,
  SessionRevocation,
  SessionStore,
} from '@member-portal/application/ports';
import { createSignOut, SignOut } from '@member-portal/application/session';
import {
  createRequestCode,
  createResendCode,
  createResumeSignIn,
  createSubmitCode,
  createTryOtherChannel,
  RequestCode,
  ResendCode,
  ResumeSignIn,
  SubmitCode,
  TryOtherChannel,
} from '@member-portal/application/sign-in';
import type { ContainerModuleLoadOptions } from 'inversify';

/** The use cases of the sign-in page, and those that every page has. */
export const signInUseCases = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(CurrentLocale).toResolvedValue(createCurrentLocale, [PortalConfiguration, Preferences]);
  bind(ChooseLanguage).toResolvedValue(createChooseLanguage, [PortalConfiguration, Preferences, Analytics]);
  bind(RequestCode).toResolvedValue(createRequestCode, [
    Authentication,
    PendingSignInStore,
    PortalConfiguration,
    Clock,
  ]);
  bind(SubmitCode).toResolvedValue(createSubmitCode, [
    Authentication,
    PendingSignInStore,
    SessionStore,
    Analytics,
    Clock,
    SessionRecordStore,
    EmailConfirmationStore,
  ]);
  bind(ResumeSignIn).toResolvedValue(createResumeSignIn, [PendingSignInStore, Clock]);
  bind(SignOut).toResolvedValue(createSignOut, [
    SessionStore,
    PendingSignInStore,
    SessionRecordStore,
    SessionEnds,
    SessionRevocation,
  ]);
  bind(ResendCode).toResolvedValue(createResendCode, [RequestCode, PendingSignInStore, Clock]);
  bind(TryOtherChannel).toResolvedValue(createTryOtherChannel, [RequestCode, PendingSignInStore]);
};
