import type { Cancellation } from '@member-portal/application/cancellation';
import { createCommand } from '@member-portal/application/flows';
import fc from 'fast-check';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { settled } from '../../support/fakes/fake-time.ts';
import { holdsInTime } from '../../support/property-runs.ts';

/** A command that `end` answers, with the inputs and cancellations that its use case was given. */
const aCommand = () => {
  const inputs: number[] = [];
  const given: Cancellation[] = [];
  const ends: ((answer: Result<string, string>) => void)[] = [];
  const command = createCommand((input: number, cancellation) => {
    inputs.push(input);
    given.push(cancellation);
    return new ResultAsync(new Promise<Result<string, string>>((resolve) => void ends.push(resolve)));
  });
  return { command, inputs, given, end: (answer: Result<string, string>) => ends.at(-1)?.(answer) };
};

type Act =
  | { readonly kind: 'send' }
  | { readonly kind: 'answer'; readonly isOk: boolean }
  | { readonly kind: 'dispose' };

const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<Act>({ kind: 'send' }) },
    { weight: 5, arbitrary: fc.boolean().map((isOk): Act => ({ kind: 'answer', isOk })) },
    { weight: 1, arbitrary: fc.constant<Act>({ kind: 'dispose' }) },
  ),
  { maxLength: 20 },
);

describe('a command', () => {
  it('runs one call at a time, keeps each outcome until the next run, and reports nothing once disposed', () =>
    holdsInTime(
      fc.asyncProperty(acts, async (given) => {
        const { command, inputs, end } = aCommand();
        const seen: string[] = [];
        command.subscribe(() => seen.push(command.state().kind));
        const model = { kind: 'idle', disposed: false, asked: 0, told: [] as string[] };
        const turn = (kind: string): void => {
          model.kind = kind;
          model.told.push(kind);
        };
        for (const [index, act] of given.entries()) {
          if (act.kind === 'send') {
            void command.send(index);
            if (!model.disposed && model.kind !== 'running') {
              turn('running');
              model.asked += 1;
            }
          }
          if (act.kind === 'answer') {
            end(act.isOk ? ok(`value ${index}`) : err(`failure ${index}`));
            await settled();
            if (!model.disposed && model.kind === 'running') {
              turn(act.isOk ? 'done' : 'failed');
              expect(Object.values(command.state())).toContain(`${act.isOk ? 'value' : 'failure'} ${index}`);
            }
          }
          if (act.kind === 'dispose') {
            command.dispose();
            model.disposed = true;
          }
          expect(command.state().kind).toBe(model.kind);
          expect(inputs).toHaveLength(model.asked);
        }
        expect(seen).toEqual(model.told);
      }),
      { numRuns: 200 },
    ));

  it('returns the answer to its caller, and undefined to calls made while it runs', async () => {
    const { command, end } = aCommand();
    const first = command.send(1);
    expect(await command.send(2)).toBeUndefined();
    end(ok('paid'));
    expect(await first).toEqual(ok('paid'));
  });

  it('cancels its run when disposed, returns undefined to its caller, and runs nothing after that', async () => {
    const { command, inputs, given, end } = aCommand();
    const answer = command.send(1);
    expect(given[0]?.aborted).toBe(false);
    command.dispose();
    expect(given[0]?.aborted).toBe(true);
    end(ok('too late'));
    expect(await answer).toBeUndefined();
    expect(await command.send(2)).toBeUndefined();
    expect(inputs).toEqual([1]);
  });

  it.each<[string, () => ResultAsync<string, string>]>([
    [
      'throws',
      () => {
        throw new Error('fault');
      },
    ],
    ['rejects', () => new ResultAsync(Promise.reject(new Error('fault')))],
  ])('can be run again after its use case %s', async (_, fails) => {
    const answers = [fails, () => new ResultAsync(Promise.resolve(ok<string, string>('paid')))];
    const command = createCommand((_input: number) => (answers.shift() ?? fails)());
    await expect(command.send(1)).rejects.toThrow('fault');
    expect(command.state()).toEqual({ kind: 'idle' });
    expect(await command.send(2)).toEqual(ok('paid'));
  });
});
