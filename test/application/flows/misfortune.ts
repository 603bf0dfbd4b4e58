import { expect } from 'vitest';
import type { FakeServicing } from '../../support/fakes/fake-servicing.ts';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';
import type { aBrowser, Page } from './payment/browser.ts';
import { LOAN } from './payment/browser.ts';

/** The next order is refused. */
export const refuseOrder = ({ orderFaults }: FakeServicing): void =>
  orderFaults.queue({ kind: 'answered', failure: { kind: 'refused', refusal: 'method-declined' } });

/** The next order is booked, its answer is lost, and reads fail until `mend`. */
export const loseAnswer = ({ orderFaults, readFaults }: FakeServicing): void => {
  orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
  readFaults.queue(...Array.from({ length: 40 }, () => ({ kind: 'answered', failure: OFFLINE }) as const));
};

/** How long a flow tries to find an order whose answer got lost before it says that the outcome is unknown. */
export const GIVES_UP_MS = 11_000;

export const mend = ({ readFaults }: FakeServicing): void => {
  while (readFaults.next());
};

/** How often the loan is read from now on. */
export const countReads = (platform: FakeServicing): (() => number) => {
  let reads = 0;
  const { readLoan } = platform;
  platform.readLoan = (...args) => {
    reads += 1;
    return readLoan(...args);
  };
  return () => reads;
};

/** Whoever left an order whose outcome is unknown neither waits for it any longer nor reads its loan. */
export const expectLeftAlone = async (
  { platform, time, page }: Pick<ReturnType<typeof aBrowser>, 'platform' | 'time'> & { readonly page: Page },
  leave: () => void,
): Promise<void> => {
  expect(time.waiting()).toBeGreaterThan(0);
  leave();
  expect(time.waiting()).toBe(0);
  mend(platform);
  const reads = countReads(platform);
  await page.reads.refresh([{ read: 'loan', loanId: LOAN }]);
  await time.advance(60_000);
  expect(reads()).toBe(0);
};
