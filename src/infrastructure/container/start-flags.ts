import { token } from '@member-portal/application/services';

/** Begins to evaluate and poll feature flags; further calls do nothing. Called when a visitor turns to the sign-in form. */
export type StartFlags = () => void;
export const StartFlags = token<StartFlags>('StartFlags');
