export { BeginPageVisit } from './create.ts';
export type { PageVisitEvent } from './event.ts';
export type { PageVisit, VisitedPage } from './state.ts';
