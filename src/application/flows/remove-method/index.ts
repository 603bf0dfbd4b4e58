export { BeginMethodRemoval } from './create.ts';
export type { RemoveMethodEvent } from './event.ts';
export { pageOf } from './page-of.ts';
export type { MethodRemoval, NotRemoved, RemoveMethodState } from './state.ts';
