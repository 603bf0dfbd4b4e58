import { METHOD_ERRORS } from '@member-portal/domain/payment-method';
import { anything, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWireGatewayMessages } from '../../../src/infrastructure/client/gateway/wire-gateway-messages.ts';
import { fakeLog } from '../../support/fakes/fake-log.ts';
import { holds } from '../../support/property-runs.ts';

const session = { id: 'session-1', url: 'https://gateway.example/hosted/secret' };
const origin = 'https://gateway.example';
const log = fakeLog();
const messages = createWireGatewayMessages(log);
const read = (data: unknown, from = origin) => messages.read(session, { origin: from, data });
const message = { source: 'gateway', session: 'session-1' };

describe('a message of the gateway’s page', () => {
  it.each([
    [{ type: 'ready' }, { kind: 'ready' }],
    [{ type: 'cancelled' }, { kind: 'cancelled' }],
    [{ type: 'activity' }, { kind: 'activity' }],
    [
      { type: 'resize', height: 512 },
      { kind: 'resize', height: 512 },
    ],
    [
      { type: 'completed', paymentMethodId: 'method-9' },
      { kind: 'completed', methodId: 'method-9' },
    ],
    [
      { type: 'failed', error: 'duplicateBankAccount' },
      { kind: 'failed', error: 'duplicateBankAccount' },
    ],
    [{ type: 'cancelled', error: null, paymentMethodId: null, height: null }, { kind: 'cancelled' }],
    [
      { type: 'failed', error: null },
      { kind: 'failed', error: 'genericError' },
    ],
    [{ type: 'ready', more: 'unknown fields are ignored' }, { kind: 'ready' }],
  ])('is read: %j', (fields, report) => {
    expect(read({ ...message, ...fields })).toEqual(report);
  });

  it('has every known error key, and maps any other to the generic one', () => {
    for (const error of METHOD_ERRORS)
      expect(read({ ...message, type: 'failed', error })).toEqual({ kind: 'failed', error });
    for (const error of ['somethingNew', '', 'toString', undefined])
      expect(read({ ...message, type: 'failed', ...(error === undefined ? {} : { error }) })).toEqual({
        kind: 'failed',
        error: 'genericError',
      });
  });

  it.each([
    ['no source', { session: 'session-1', type: 'ready' }],
    ['another source', { ...message, source: 'bank', type: 'ready' }],
    ['activity of another session', { ...message, session: 'session-2', type: 'activity' }],
    ['another session', { ...message, session: 'session-2', type: 'completed', paymentMethodId: 'x' }],
    ['an unknown type', { ...message, type: 'redirect' }],
    ['a completion without a method', { ...message, type: 'completed' }],
    ['a completion of no method', { ...message, type: 'completed', paymentMethodId: null }],
    ['a completion of an empty method', { ...message, type: 'completed', paymentMethodId: '' }],
    [
      'a completion of an endless method',
      { ...message, type: 'completed', paymentMethodId: 'x'.repeat(201) },
    ],
    ['a size that is none', { ...message, type: 'resize', height: '9e9px' }],
    ['a size that is no number', { ...message, type: 'resize', height: Number.NaN }],
    ['a negative size', { ...message, type: 'resize', height: -1 }],
    ['an endless size', { ...message, type: 'resize', height: 1e9 }],
    ['a resize without a size', { ...message, type: 'resize' }],
  ])('is rejected: %s', (_, data) => {
    expect(read(data)).toBeUndefined();
  });

  it.each([
    'https://gateway.example.evil.example',
    'http://gateway.example',
    'https://gateway.example:8443',
    'https://evil.example',
    'null',
    '',
  ])('is rejected from the origin "%s"', (from) => {
    expect(read({ ...message, type: 'completed', paymentMethodId: 'method-9' }, from)).toBeUndefined();
  });

  it('is rejected for a session without a proper address', () => {
    const broken = { id: 'session-1', url: '/hosted/secret' };
    expect(messages.read(broken, { origin: 'null', data: { ...message, type: 'ready' } })).toBeUndefined();
  });

  it('of the session that cannot be read is logged by its path, without what it holds', () => {
    const heard = fakeLog();
    const { read: readMessage } = createWireGatewayMessages(heard);
    const post = (data: unknown, from = origin) => readMessage(session, { origin: from, data });
    post({ ...message, type: 'resize', height: 'secret' });
    post({ ...message, type: 'completed' });
    post({ ...message, session: 'session-2', type: 'resize', height: 'secret' });
    post({ ...message, type: 'resize', height: 'secret' }, 'https://evil.example');
    expect(heard.entries.map(({ message: said, fields }) => [said, fields])).toEqual([
      ['unknown value', { route: 'postMessage', path: 'height' }],
      ['unknown value', { route: 'postMessage', path: 'type' }],
    ]);
  });

  it('never throws, whatever is posted', () => {
    holds(
      property(anything(), string(), (data, from) => {
        expect(messages.read(session, { origin: from, data })).toBeUndefined();
        expect(read(data)).toBeUndefined();
      }),
    );
  });
});
