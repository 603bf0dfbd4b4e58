export { DEADLINES } from './deadlines.ts';
export type { CallFailure, HttpCall, PathPart, QueryValue, Refused, Unread } from './http-call.ts';
export {
  createHttpClient,
  type HttpClient,
  type HttpDependencies,
  IDEMPOTENCY_HEADER,
} from './http-client.ts';
export type { HttpService } from './http-service.ts';
export { toReadFailure, toRequestFailure } from './to-request-failure.ts';
export { type ReportUnknown, reportUnread, unknownValuesOf } from './unknown-values.ts';
