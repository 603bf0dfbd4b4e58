import type { Timer } from '@member-portal/application/ports';
import type { FakeTime } from './fake-time.ts';

export const fakeTimer = (time: FakeTime): Timer => ({ at: (at, callback) => time.callAt(at, callback) });
