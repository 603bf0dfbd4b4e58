import type { PendingSignIn } from '../ports/index.ts';

/**
 * The pending sign-in of a visitor who went back to the address. A reload asks for the address again; a right code that was
 * not used up is dropped; the rest is kept.
 */
export const setSignInAside = ({ code, triesLeft, ...kept }: PendingSignIn): PendingSignIn => ({
  ...kept,
  setAside: true,
});
