import { token } from '@member-portal/application/services';

/** Starts evaluating and polling feature flags, once. Called when a visitor starts to use the sign-in form. */
export type StartFlags = () => void;
export const StartFlags = token<StartFlags>('StartFlags');
