import type { CallFailure, HttpCall } from './http-call.ts';
import type { HttpService } from './http-service.ts';

/** Whether a call failed because the session has ended. */
export const endsSession = (
  failure: CallFailure,
  { ownsUnauthorized }: HttpService,
  { sessionEndsBy }: HttpCall,
): boolean =>
  failure.kind === 'refused-by-status' &&
  failure.status === 401 &&
  (!ownsUnauthorized || failure.reason === sessionEndsBy);
