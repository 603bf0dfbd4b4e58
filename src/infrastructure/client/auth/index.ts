export { createHttpAuthentication } from './http-authentication.ts';
export { createHttpSessionRevocation } from './http-session-revocation.ts';
