export { DEADLINES } from './deadlines.ts';
export type { CallFailure, HttpCall, PathPart, QueryValue, Refused } from './http-call.ts';
export {
  createHttpClient,
  type HttpClient,
  type HttpDependencies,
  type HttpService,
  IDEMPOTENCY_HEADER,
} from './http-client.ts';
export { toReadFailure, toRequestFailure } from './to-request-failure.ts';
export { type TellUnknown, unknownValuesOf } from './unknown-values.ts';
