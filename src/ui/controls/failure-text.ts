import type { UnknownOutcome } from '@member-portal/application/services';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { Text } from '../intl/use-text.ts';

/** What to tell a buyer about a failed call: what happened and what to do, never what the platform said. */
export const failureText = (
  t: Text,
  failure: RequestFailure | UnknownOutcome | { readonly kind: 'not-found' },
): string => {
  switch (failure.kind) {
    case 'network-error':
      // A connection that was reset is no lost connection.
      return t(navigator.onLine ? 'failure.unreachable.text' : 'failure.offline.text');
    case 'timeout':
      return t('failure.timeout.text');
    case 'cancelled':
      return t('failure.cancelled.text');
    case 'bad-request':
      if (failure.status !== 429) return t('failure.refused.text');
      return failure.retryAfter === undefined
        ? t('failure.busySoon.text')
        : t('failure.busy.text', { minutes: Math.max(1, Math.ceil(failure.retryAfter / 60)) });
    case 'bad-response':
      return t('failure.unavailable.text');
    case 'invalid-url':
    case 'unexpected-response':
      return t('failure.broken.text');
    case 'session-expired':
      return t('failure.expired.text');
    case 'not-found':
      return t('failure.notFound.text');
    case 'unknown-outcome':
      return t('failure.unknown.text');
  }
};
