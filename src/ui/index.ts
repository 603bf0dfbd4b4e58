export { loadMessages } from './intl/load-messages.ts';
export type { Messages } from './intl/messages.ts';
export { Portal, type PortalProps } from './Portal.tsx';
export { createPortalRouter, type PortalRouter, readyToHydrate } from './routing/create-portal-router.ts';
export type { RouterContext } from './routing/router-context.ts';
export type { StartProblem } from './StartFailure.tsx';
