export { loadMessages } from './intl/load-messages.ts';
export type { Messages } from './intl/messages.ts';
export { Portal, type PortalProps } from './Portal.tsx';
export { createPortalRouter, type PortalRouter } from './routing/create-portal-router.ts';
export { readyToHydrate } from './routing/ready-to-hydrate.ts';
export type { RouterContext } from './routing/router-context.ts';
export type { StartProblem } from './StartFailure.tsx';
