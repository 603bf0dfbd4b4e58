// Failures of calls, as values to switch on; and whether a lost request may have been carried out.
import { mayHaveBeenApplied, requestFailureOfStatus } from '@member-portal/domain/failure';

const failure = requestFailureOfStatus(503);
console.log(failure.kind, 'message' in failure && failure.message); // -> bad-response Request failed with status code 503
console.log(mayHaveBeenApplied(failure), mayHaveBeenApplied({ kind: 'timeout' })); // -> true true
