import type { Instant } from '@member-portal/domain/calendar';
import { type Command, commands, constant, integer, modelRun, oneof, property } from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';
import { type AwakeDevice, awakeDevice, minutes } from './awake-device.ts';

const START = Date.UTC(2026, 10, 21, 15) as Instant;

/** The rule in the specification's own terms: minute marks gone through one by one, nothing else remembered. */
interface Model {
  now: number;
  lastActivity: number;
  refreshes: number;
  end: string | undefined;
}

const tickOf = (model: Model, at: number): void => {
  if (at === minutes(180)) model.end = 'maximum-length';
  else if (at - model.lastActivity >= minutes(7.5)) model.end = 'idle';
  else if (model.refreshes === 12) model.end = 'refreshes-used-up';
  else model.refreshes += 1;
};

const passInModel = (model: Model, milliseconds: number): void => {
  const to = model.now + milliseconds;
  for (let mark = Math.floor(model.now / minutes(15)) + 1; mark * minutes(15) <= to; mark += 1)
    if (!model.end) tickOf(model, mark * minutes(15));
  model.now = to;
};

const agree = (model: Readonly<Model>, real: AwakeDevice): void => {
  const ended = real.effects.findLast(({ effect }) => effect.kind === 'end')?.effect;
  expect(ended?.kind === 'end' ? ended.expiry : undefined).toBe(model.end);
  expect(real.effects.filter(({ effect }) => effect.kind === 'refresh')).toHaveLength(model.refreshes);
  if (model.end) return;
  const nextTick = (Math.floor(model.now / minutes(15)) + 1) * minutes(15);
  const willBeIdle = nextTick - model.lastActivity >= minutes(7.5);
  const isAsked = willBeIdle && nextTick - model.now <= minutes(2);
  const isLast = minutes(180) - model.now <= minutes(5);
  expect(real.notices.at(-1)?.notice.kind).toBe(isLast ? 'ends-soon' : isAsked ? 'idle-prompt' : 'none');
};

class Pass implements Command<Model, AwakeDevice> {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }
  check = (): boolean => true;
  run(model: Model, real: AwakeDevice): void {
    passInModel(model, this.milliseconds);
    real.pass(this.milliseconds);
    agree(model, real);
  }
  toString = (): string => `pass(${this.milliseconds / 60_000} min)`;
}

class Act implements Command<Model, AwakeDevice> {
  check = (): boolean => true;
  run(model: Model, real: AwakeDevice): void {
    if (!model.end) model.lastActivity = model.now;
    real.happen({ kind: 'activity' });
    agree(model, real);
  }
  toString = (): string => 'act()';
}

/** An overdue timer and every other look change nothing that was not due. */
class Look implements Command<Model, AwakeDevice> {
  check = (): boolean => true;
  run(model: Model, real: AwakeDevice): void {
    real.happen({ kind: 'time' });
    agree(model, real);
  }
  toString = (): string => 'look()';
}

// Proves.
it('the keep-alive does what the specification says at every quarter of an hour', () => {
  const span = oneof(
    integer({ min: 0, max: minutes(10) }),
    integer({ min: 0, max: 40 }).map((half) => minutes(half / 2)),
  );
  const all = [
    span.map((milliseconds) => new Pass(milliseconds)),
    constant(new Act()),
    constant(new Act()),
    constant(new Look()),
  ];
  holds(
    property(commands(all, { maxCommands: 80, size: 'max' }), (run) => {
      modelRun(() => {
        const model: Model = { now: 0, lastActivity: 0, refreshes: 0, end: undefined };
        return { model, real: awakeDevice(START) };
      }, run);
    }),
  );
});
