export { loadMessages } from './intl/load-messages.ts';
export type { Messages } from './intl/messages.ts';
export { Portal, type PortalProps } from './Portal.tsx';
export { createPortalRouter, type PortalRouter } from './routing/create-portal-router.ts';
export type { RouterContext } from './routing/router-context.ts';
export type { StartProblem } from './StartFailure.tsx';
export type { FontFiles } from './theme/fonts.ts';
export type { FontName } from './theme/theme.ts';
