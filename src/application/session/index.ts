export {
  type DraftCheck,
  isBoolean,
  isInteger,
  isMaybe,
  isOneOf,
  isShape,
  isText,
} from './draft-check.ts';
export { type FollowedEnds, followEnds } from './followed-ends.ts';
export { KeepAlive } from './keep-alive.ts';
export { type DraftPlace, KeptDrafts } from './kept-drafts.ts';
export { ObserveSession } from './observe-session.ts';
export { RestoreSession } from './restore-session.ts';
export { SignOut } from './sign-out.ts';
export { StaySignedIn } from './stay-signed-in.ts';
