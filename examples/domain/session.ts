// Session expiry as one pure function of the record, the event and the time.
import { addMilliseconds, instantToText } from '@member-portal/domain/calendar';
import { beginSession, decodeToken, keepAlive, nextLookAt, noticeOf } from '@member-portal/domain/session';
import { START as begin } from '../../test/support/fakes/fake-time.ts';

const minutes = (count: number): number => count * 60_000;
let record = beginSession(begin);
console.log(instantToText(nextLookAt(record))); // -> 2026-11-21T15:15:00.000Z

// After 13 minutes without activity the buyer is prompted, two minutes before the tick.
console.log(noticeOf(record, addMilliseconds(begin, minutes(13))).kind); // -> idle-prompt

// Any activity keeps it alive, and the tick refreshes the token.
record = keepAlive(record, { kind: 'activity' }, addMilliseconds(begin, minutes(14))).record ?? record;
const tick = keepAlive(record, { kind: 'time' }, addMilliseconds(begin, minutes(15)));
console.log(tick.effect, tick.record?.refreshes); // -> { kind: 'refresh' } 1

// At the next tick the buyer has been idle for sixteen minutes.
const later = keepAlive(tick.record, { kind: 'time' }, addMilliseconds(begin, minutes(30)));
console.log(later.effect, later.record); // -> { kind: 'end', expiry: 'idle' } undefined

console.log(decodeToken('not.a.token').mapErr(({ kind }) => kind)); // -> Err { error: 'invalid-token' }
