export { createKeepAlive, KeepAlive } from './keep-alive.ts';
export { createKeptDrafts, type DraftPlace, KeptDrafts } from './kept-drafts.ts';
export { createObserveSession, ObserveSession } from './observe-session.ts';
export { createRestoreSession, RestoreSession } from './restore-session.ts';
export { createSignOut, SignOut } from './sign-out.ts';
export { createStaySignedIn, StaySignedIn } from './stay-signed-in.ts';
