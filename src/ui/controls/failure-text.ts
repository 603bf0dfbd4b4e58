import type { UnknownOutcome } from '@member-portal/application/services';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { MessageKey } from '../intl/message-key.ts';

/** What to tell a buyer about a failed call: what happened and what to do, never what the platform said. */
export const failureText = (
  failure: RequestFailure | UnknownOutcome | { readonly kind: 'not-found' },
): MessageKey => {
  switch (failure.kind) {
    case 'network-error':
      return 'failure.offline.text';
    case 'timeout':
      return 'failure.timeout.text';
    case 'cancelled':
      return 'failure.cancelled.text';
    case 'bad-request':
      return 'failure.refused.text';
    case 'bad-response':
      return 'failure.unavailable.text';
    case 'invalid-url':
    case 'unexpected-response':
      return 'failure.broken.text';
    case 'session-expired':
      return 'failure.expired.text';
    case 'not-found':
      return 'failure.notFound.text';
    case 'unknown-outcome':
      return 'failure.unknown.text';
  }
};
