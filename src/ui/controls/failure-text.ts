import type { UnknownOutcome } from '@member-portal/application/results';
import type { RequestFailure } from '@member-portal/domain/failure';
import { createElement, type ReactNode } from 'react';
import type { MessageKey } from '../intl/messages.ts';
import { type Text, useText } from '../intl/use-text.ts';
import { useOnline } from '../services/use-online.ts';

type Failed = RequestFailure | UnknownOutcome | { readonly kind: 'not-found' };

const TEXTS: Readonly<Record<Exclude<Failed['kind'], 'bad-request' | 'bad-response'>, MessageKey>> = {
  'network-error': 'failure.offline.text',
  unreachable: 'failure.unreachable.text',
  timeout: 'failure.timeout.text',
  cancelled: 'failure.cancelled.text',
  'invalid-url': 'failure.broken.text',
  'unexpected-response': 'failure.broken.text',
  'session-expired': 'failure.expired.text',
  'not-found': 'failure.notFound.text',
  'unknown-outcome': 'failure.unknown.text',
};

/** Statuses sent by a gateway in front of the platform; each has its own advice on how long to wait. */
const UNAVAILABLE: Readonly<Record<number, MessageKey>> = {
  502: 'failure.badGateway.text',
  503: 'failure.overloaded.text',
  504: 'failure.gatewayTimeout.text',
};

/** The text stays after the connection is back, and then says so. */
const Connection = () => useText()(useOnline() ? 'failure.online.text' : TEXTS['network-error']);

/** The text about a failed call, never the platform's message. `refused` is the text about a refusal, by default of a read. */
export const failureText = (t: Text, failure: Failed, refused?: MessageKey): ReactNode => {
  if (failure.kind === 'network-error') return createElement(Connection);
  if (failure.kind === 'bad-response') return t(UNAVAILABLE[failure.status] ?? 'failure.unavailable.text');
  if (failure.kind !== 'bad-request') return t(TEXTS[failure.kind]);
  if (failure.status === 429) return busyText(t, failure.retryAfter);
  return t(refused ?? 'failure.unavailable.text');
};

/** A wait of 90 minutes or more is given in hours, like a lock's. `seconds` is undefined if the platform gives no wait. */
const busyText = (t: Text, seconds: number | undefined): string => {
  if (seconds === undefined) return t('failure.busySoon.text');
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 90
    ? t('failure.busy.text', { minutes })
    : t('failure.busyHours.text', { hours: Math.ceil(minutes / 60) });
};
