import type { Clock } from '@member-portal/application/ports';
import type { FakeTime } from './fake-time.ts';

export const fakeClock = (time: FakeTime): Clock => ({ now: time.now });
