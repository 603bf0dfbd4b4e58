import { BeginCancelPayment } from '@member-portal/application/flows/cancel-payment';
import type { CancelPaymentFailure } from '@member-portal/application/payments';
import { createReadCache } from '@member-portal/application/reads';
import type { LoanId } from '@member-portal/domain/loan';
import { array, asyncProperty, constant, constantFrom, oneof, type Scheduler, scheduler } from 'fast-check';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { holdsInTime } from '../../../support/property-runs.ts';

const subject = { loanId: 'loan-1' as LoanId, payment: aPaymentRequest() };

/** After these the platform would only say the same again. */
const FINAL: readonly CancelPaymentFailure[] = [
  { kind: 'too-late' },
  { kind: 'not-offered' },
  { kind: 'refused', refusal: 'agreement-closed' },
];
const answers: readonly Result<void, CancelPaymentFailure>[] = [
  ok(undefined),
  err({ kind: 'network-error' }),
  err({ kind: 'not-found' }),
  err({ kind: 'session-expired' }),
  ...FINAL.map((failure) => err(failure)),
];

type Command = 'press' | 'go-on' | 'leave';

/** Plays a buyer who presses whenever, over answers that take any time, and checks each state against what was answered. */
const play = async (
  race: Scheduler,
  commands: readonly Command[],
  given: readonly Result<void, CancelPaymentFailure>[],
): Promise<void> => {
  const left = [...given];
  const answered: Result<void, CancelPaymentFailure>[] = [];
  let pending = 0;
  let refreshed = 0;
  let isLeft = false;
  const memory = createReadCache();
  const flow = BeginCancelPayment.create({
    cancelPayment: () => {
      const last = answered.at(-1);
      // Never twice at a time, nor after it was cancelled, nor where another try cannot help.
      expect(pending).toBe(0);
      expect(last?.isOk()).not.toBe(true);
      expect(FINAL).not.toContainEqual(last?.isErr() ? last.error : undefined);
      pending += 1;
      const answer = left.shift() ?? ok(undefined);
      const arrives = race.schedule(Promise.resolve(answer)).then((arrived) => {
        pending -= 1;
        answered.push(arrived);
        return arrived;
      });
      return new ResultAsync(arrives);
    },
  })(subject, {
    reads: {
      ...memory,
      refresh: async () => {
        await race.schedule(Promise.resolve());
        refreshed += 1;
      },
    },
  });
  flow.subscribe(() => expect(isLeft).toBe(false));
  const check = (): void => {
    const state = flow.state();
    const failures = answered.filter((answer) => answer.isErr()).length;
    if (state.kind === 'cancelled') {
      expect(answered.at(-1)).toEqual(ok(undefined));
      expect(refreshed).toBeGreaterThan(0);
    } else if (!state.sending && !isLeft) {
      expect(state.attempt).toBe(failures);
      expect(state.failure).toEqual(
        answered.at(-1)?.match(
          () => undefined,
          (failure) => failure,
        ),
      );
    }
  };
  for (const command of commands) {
    if (command === 'press') flow.send({ kind: 'cancel-payment' });
    else if (command === 'go-on' && race.count() > 0) await race.waitOne();
    else if (command === 'leave' && !isLeft) {
      isLeft = true;
      flow.dispose();
    }
    await settled();
    check();
  }
  await race.waitIdle();
  await settled();
  check();
  // The reads are refreshed after every answer, also after a failure and after disposal.
  expect(refreshed).toBe(answered.length);
};

it('whatever a buyer presses while answers are slow, a payment is cancelled once and its real outcome is shown', () =>
  holdsInTime(
    asyncProperty(
      scheduler(),
      array(
        oneof(
          constant<Command>('press'),
          constant<Command>('go-on'),
          constantFrom<Command>('press', 'go-on', 'leave'),
        ),
        {
          maxLength: 20,
        },
      ),
      array(constantFrom(...answers), { maxLength: 6 }),
      play,
    ),
  ));
