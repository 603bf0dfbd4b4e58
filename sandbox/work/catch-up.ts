import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { dateIn } from '../calendar/zone.ts';
import type { Database } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { advanceRequests } from './advance-requests.ts';
import { retryAside } from './retry-aside.ts';
import { beginPass, goOn, takeWork } from './work-queue.ts';

/** How long to wait for the work that another process has in hand, milliseconds. */
const LOOKS_AGAIN_AFTER_MS = 20;

/** What a process has done of a tenant's work, and why pieces of it were deferred. */
export interface CaughtUp {
  readonly done: number;
  readonly failures: readonly string[];
}

/** Takes part in a pass until it has ended, whichever process does its work. */
const workThrough = async (
  db: Kysely<Database>,
  tenant: PlatformTenant,
  number: number,
  now: number,
): Promise<CaughtUp> => {
  const today = dateIn(tenant.timezone, now);
  const failures: string[] = [];
  let done = 0;
  for (;;) {
    const taken = await takeWork(db, tenant, now);
    if (taken !== undefined) {
      done += taken.done;
      if (taken.failure !== undefined) failures.push(taken.failure);
      continue;
    }
    const progress = await goOn(db, tenant, number, today);
    if (progress === 'ended') return { done, failures };
    if (progress === 'others-at-it') await wait(LOOKS_AGAIN_AFTER_MS);
  }
};

/**
 * Brings a tenant's books to now: every day since the last one that was worked through, in order, so that a platform
 * that was switched off for a month shows what happened in it. What was deferred and is due again comes first. Safe to run at
 * any time and from several processes, which then share the work; gives what this one did of it.
 */
export const catchUp = async (
  db: Kysely<Database>,
  tenant: PlatformTenant,
  now: number,
): Promise<CaughtUp> => {
  const today = dateIn(tenant.timezone, now);
  let { done, failures } = await retryAside(db, tenant, now);
  for (let isOver = false; !isOver; ) {
    const { pass, isMine } = await beginPass(db, tenant, today);
    const worked = await workThrough(db, tenant, pass.number, now);
    done += worked.done;
    failures = [...failures, ...worked.failures];
    // A pass that was in progress already may have gone past what has fallen due since, or end on an earlier day.
    isOver = isMine;
  }
  await advanceRequests(db, tenant.id, now);
  return { done, failures };
};
