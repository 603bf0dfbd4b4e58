import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { SandboxProcess } from '../../../scripts/lib/sandbox-process.mjs';
import type { Answer } from './client.ts';
import { type Payer, payersOf } from './payers.ts';
import { paymentBody } from './payment-steps.ts';
import { ConnectionLost } from './remote-client.ts';

/** Whatever is killed, and what is started again afterwards on the same data. */
export interface Killable {
  /** Starts the platform on its data. */
  readonly start: () => Promise<SandboxProcess>;
  /** Kills the database server under the running platform and starts it again, where there is one. */
  readonly cutServer?: () => Promise<void>;
}

/** A payment that was sent, with what came back: its id, a refusal, or nothing that was understood. */
interface SentPayment {
  readonly key: string;
  readonly cents: number;
  readonly send: () => Promise<Answer>;
  outcome: 'acknowledged' | 'refused' | 'unknown';
  id: string | undefined;
  /** Whether its first sending was answered by nothing that could be understood. */
  wasCut: boolean;
}

/** What a trial saw. */
export interface TrialRecord {
  readonly payments: readonly SentPayment[];
  readonly kills: number;
  /** Acknowledged payments that a later retry of their key did not find again. */
  readonly lost: readonly SentPayment[];
  readonly startsMs: readonly number[];
}

const WORKERS = 4;
const madeSchema = z.object({ id: z.string() });
const reasonSchema = z.object({ reason: z.string() });

const understood = (payment: SentPayment, { status, body }: Answer): void => {
  if (status === 201) {
    payment.outcome = 'acknowledged';
    payment.id = madeSchema.parse(body).id;
  } else if (status < 500 && reasonSchema.parse(body).reason !== 'Idempotency_Key_In_Use') {
    payment.outcome = 'refused';
  }
};

const isLost = (error: unknown): boolean => error instanceof ConnectionLost;

/** Pays one loan after another until it is stopped or the platform is unreachable. */
const payOn = async (payers: Payer[], payments: SentPayment[], isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    const payer = payers.shift();
    if (payer === undefined) throw new Error('No loan is left that takes a payment.');
    const { client, loanId, methodId, currency } = payer;
    const cents = payer.nextCents;
    payer.nextCents += 1;
    try {
      const body = await paymentBody(client, loanId, { cents, payOn: payer.today(), methodId, currency });
      const key = randomUUID();
      const path = `/api/servicing/payment-agreement/${loanId}/payment`;
      const send = () => client.call('POST', path, { headers: { 'idempotency-key': key }, body });
      const payment: SentPayment = { key, cents, send, outcome: 'unknown', id: undefined, wasCut: true };
      payments.push(payment);
      understood(payment, await send());
      payment.wasCut = payment.outcome === 'unknown';
      // A nearly repaid loan takes no more payments; the others continue.
      if (payment.outcome !== 'refused') payers.push(payer);
    } catch (error) {
      payers.push(payer);
      if (isOver() || isLost(error)) return;
      // A platform whose database server is away answers 500, also to what comes before a payment.
      if (!(error instanceof Error && error.message.includes(' answered 5'))) throw error;
    }
  }
};

/** Sends a payment again under its key: what was acknowledged has to be found, and what was not is decided now. */
const askAgain = async (payment: SentPayment, lost: SentPayment[]): Promise<void> => {
  const answer = await payment.send();
  if (payment.outcome !== 'acknowledged') return understood(payment, answer);
  const again = madeSchema.safeParse(answer.body);
  if (answer.status !== 201 || !again.success || again.data.id !== payment.id) lost.push(payment);
};

const SOMETHING_IS_SENT_WITHIN_MS = 60_000;

/** A key whose first holder was killed is free again after half a minute; a busy machine asks late. */
const FREE_WITHIN_MS = 180_000;

/**
 * Kills a platform in the middle of payments so many times, not counting those that cut no payment off; every fifth time
 * the database server instead, where there is one. After each restart everything of that round is asked for again under its
 * key, and in the end everything.
 */
export const killTrial = async (
  { start, cutServer }: Killable,
  kills: number,
  random: () => number,
): Promise<TrialRecord> => {
  const payments: SentPayment[] = [];
  const lost: SentPayment[] = [];
  const startsMs: number[] = [];
  let killed = 0;
  const timedStart = async (): Promise<SandboxProcess> => {
    const began = performance.now();
    const started = await start();
    startsMs.push(Math.round(performance.now() - began));
    return started;
  };
  let platform = await timedStart();
  try {
    const payers = await payersOf(platform.port);
    for (let cutting = 0; cutting < kills; ) {
      killed += 1;
      const before = payments.length;
      let isOver = false;
      const paying = Promise.all(
        Array.from({ length: WORKERS }, () => payOn(payers, payments, () => isOver)),
      );
      // It is awaited once the platform is up again, and a fault of it shows then.
      paying.catch(() => undefined);
      await wait(100 + random() * 620);
      // In the middle of a payment: without one in progress a kill proves little.
      const until = Date.now() + SOMETHING_IS_SENT_WITHIN_MS;
      while (!payments.slice(before).some(({ wasCut }) => wasCut) && Date.now() < until) await wait(1);
      if (cutServer !== undefined && killed % 5 === 0) {
        await cutServer();
        isOver = true;
      } else {
        isOver = true;
        await platform.kill();
        platform = await timedStart();
      }
      await paying;
      const sent = payments.slice(before);
      if (sent.some(({ wasCut }) => wasCut)) cutting += 1;
      for (const payment of sent) await askAgain(payment, lost);
    }
    const freeUntil = Date.now() + FREE_WITHIN_MS;
    for (const payment of payments) {
      do {
        await askAgain(payment, lost);
        if (payment.outcome === 'unknown') await wait(500);
      } while (payment.outcome === 'unknown' && Date.now() < freeUntil);
    }
  } finally {
    await platform.stop();
  }
  return { payments, kills: killed, lost, startsMs };
};
