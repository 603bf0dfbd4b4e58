export { BeginFollowChoice, BeginFollowLanguage, type FollowingPage } from './create.ts';
export type { FollowState } from './state.ts';
