import type { RecordedCall } from './recorded-call.ts';

/** The calls that passed the development proxy, the latest ones only. */
export interface CallLog {
  readonly add: (call: Omit<RecordedCall, 'number'>) => void;
  /** Calls after the given number, oldest first. */
  readonly after: (number: number) => readonly RecordedCall[];
}

const KEPT = 500;

export const createCallLog = (): CallLog => {
  const calls: RecordedCall[] = [];
  let last = 0;
  return {
    add: (call) => {
      last += 1;
      calls.push({ ...call, number: last });
      if (calls.length > KEPT) calls.shift();
    },
    after: (number) => calls.filter((call) => call.number > number),
  };
};
