import { token } from '@member-portal/application/services';

/** Begins to evaluate and poll feature flags; more calls do nothing more. Asked when a visitor turns to the sign-in form. */
export type StartFlags = () => void;
export const StartFlags = token<StartFlags>('StartFlags');
