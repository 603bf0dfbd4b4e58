import type { UnknownOutcome } from '@member-portal/application/results';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { Text } from '../intl/use-text.ts';

/** What is in front of a platform answers these by itself; each calls for another wait. */
const UNAVAILABLE: Readonly<
  Record<number, 'failure.badGateway.text' | 'failure.overloaded.text' | 'failure.gatewayTimeout.text'>
> = {
  502: 'failure.badGateway.text',
  503: 'failure.overloaded.text',
  504: 'failure.gatewayTimeout.text',
};

/** What to tell a buyer about a failed call: what happened and what to do, never what the platform said. */
export const failureText = (
  t: Text,
  failure: RequestFailure | UnknownOutcome | { readonly kind: 'not-found' },
): string => {
  switch (failure.kind) {
    case 'network-error':
      return t('failure.offline.text');
    case 'unreachable':
      return t('failure.unreachable.text');
    case 'timeout':
      return t('failure.timeout.text');
    case 'cancelled':
      return t('failure.cancelled.text');
    case 'bad-request':
      if (failure.status !== 429) return t('failure.refused.text');
      return busyText(t, failure.retryAfter);
    case 'bad-response':
      return t(UNAVAILABLE[failure.status] ?? 'failure.unavailable.text');
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

/** A wait of 90 minutes or more is told in hours, as a lock is. `seconds` is undefined where the platform names no wait. */
const busyText = (t: Text, seconds: number | undefined): string => {
  if (seconds === undefined) return t('failure.busySoon.text');
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 90
    ? t('failure.busy.text', { minutes })
    : t('failure.busyHours.text', { hours: Math.ceil(minutes / 60) });
};
