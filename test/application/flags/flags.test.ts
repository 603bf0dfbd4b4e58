import { EvaluateFlag, LoadFlags, PollFlags } from '@member-portal/application/flags';
import { createMemoryFlagStore } from '@member-portal/application/memory';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeFlagEvaluation } from '../../support/fakes/fake-flag-evaluation.ts';
import { fakePageVisibility } from '../../support/fakes/fake-page-visibility.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';
import { fakeTimer } from '../../support/fakes/fake-timer.ts';

const MINUTE = 60_000;

const aService = (flags: Readonly<Record<string, boolean>> = {}) => {
  const time = fakeTime();
  const evaluation = fakeFlagEvaluation(flags);
  const store = createMemoryFlagStore();
  const visibility = fakePageVisibility();
  const load = LoadFlags.create({ evaluation, store });
  const poll = PollFlags.create({ load, visibility, timer: fakeTimer(time), clock: fakeClock(time) });
  const evaluateFlag = EvaluateFlag.create({ evaluation, flags: store });
  return { time, evaluation, store, visibility, load, poll, evaluateFlag };
};

describe('loading flags', () => {
  it('takes in what the service says, and defaults for the rest', async () => {
    const { load, store } = aService({ collectionsChargeOff: true, somethingElse: true });
    expect((await load())._unsafeUnwrap()).toMatchObject({ collectionsChargeOff: true, autopay: true });
    expect(store.current()).not.toHaveProperty('somethingElse');
  });

  it('keeps the last known flags while the service is away', async () => {
    const { load, evaluation } = aService({ collectionsChargeOff: true });
    await load();
    evaluation.flags = undefined;
    expect((await load())._unsafeUnwrap().collectionsChargeOff).toBe(true);
  });
});

describe('one flag', () => {
  it('is requested by its name in the service, and keeps its known value without an answer', async () => {
    const { evaluateFlag, evaluation } = aService({ 'pay-off': false });
    expect((await evaluateFlag('payOff'))._unsafeUnwrap()).toBe(false);
    expect((await evaluateFlag('creditCards'))._unsafeUnwrap()).toBe(false);
    expect((await evaluateFlag('autopay'))._unsafeUnwrap()).toBe(true);
    expect(evaluation.asked).toEqual(['pay-off', 'credit-cards', 'autopay']);
  });
});

describe('polling', () => {
  // Proves.
  it('asks now, then again so long after each answer', async () => {
    const { poll, time, evaluation } = aService();
    poll(60);
    await time.advance(0);
    expect(evaluation.asked).toHaveLength(1);
    await time.advance(3 * MINUTE);
    expect(evaluation.asked).toHaveLength(4);
  });

  it('pauses while the page is hidden, and asks once as soon as it is visible', async () => {
    const { poll, time, evaluation, visibility } = aService();
    poll(60);
    await time.advance(0);
    visibility.hide();
    await time.advance(10 * MINUTE);
    expect(evaluation.asked).toHaveLength(1);
    visibility.show();
    await time.advance(0);
    expect(evaluation.asked).toHaveLength(2);
    await time.advance(MINUTE);
    expect(evaluation.asked).toHaveLength(3);
  });

  it('makes up for missed polls once', async () => {
    const { poll, time, evaluation, visibility } = aService();
    poll(60);
    await time.advance(0);
    visibility.hide();
    await time.advance(2 * MINUTE);
    visibility.show();
    visibility.hide();
    visibility.show();
    await time.advance(0);
    expect(evaluation.asked).toHaveLength(2);
  });

  it('does not poll early when the page was hidden only for a moment', async () => {
    const { poll, time, evaluation, visibility } = aService();
    poll(60);
    await time.advance(10_000);
    visibility.hide();
    visibility.show();
    await time.advance(0);
    expect(evaluation.asked).toHaveLength(1);
  });

  it('stops, also while an answer is pending', async () => {
    const { poll, time, evaluation, visibility } = aService();
    const stop = poll(60);
    stop();
    await time.advance(5 * MINUTE);
    visibility.hide();
    visibility.show();
    expect(evaluation.asked).toHaveLength(1);
    expect(time.waiting()).toBe(0);
  });
});
