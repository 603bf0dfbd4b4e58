export { createDevPageServer, type DevPageServer, type DevPageServerOptions } from './dev-page-server.ts';
