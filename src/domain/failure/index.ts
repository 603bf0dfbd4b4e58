export { mayHaveBeenApplied, type RequestFailure, requestFailureOfStatus } from './request-failure.ts';
