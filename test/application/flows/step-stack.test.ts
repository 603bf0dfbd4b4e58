import {
  canGoBack,
  currentStep,
  popStep,
  pushStep,
  type StepStack,
  stepStack,
  toInitialStep,
} from '@member-portal/application/flows';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

const step = fc.string({ minLength: 1, maxLength: 3 });
const pushes = fc.array(fc.record({ id: step, snapshot: fc.anything() }), { maxLength: 12 });
const pushed = (initial: string, list: readonly { id: string; snapshot: unknown }[]): StepStack =>
  list.reduce((stack, { id, snapshot }) => pushStep(stack, id, snapshot), stepStack(initial));

/** Back, where the stack is known to have a step to go back to. */
const back = (stack: StepStack): StepStack => {
  const outcome = popStep(stack);
  if (outcome.kind !== 'moved') throw new Error('There was no step to go back to');
  return outcome.stack;
};

describe('a stack of steps', () => {
  // Proves.
  it('starts with the initial step alone, from which there is no way back', () => {
    const stack = stepStack('amount');
    expect(currentStep(stack)).toEqual({ id: 'amount', snapshot: undefined });
    expect(canGoBack(stack)).toBe(false);
    expect(popStep(stack)).toEqual({ kind: 'close' });
  });

  // Proves.
  it('shows the step that was pushed last, and can go back from it', () => {
    holds(
      fc.property(step, pushes, step, fc.anything(), (initial, list, id, snapshot) => {
        const stack = pushStep(pushed(initial, list), id, snapshot);
        expect(currentStep(stack)).toEqual({ id, snapshot: undefined });
        expect(canGoBack(stack)).toBe(true);
        expect(stack.steps).toHaveLength(list.length + 2);
      }),
    );
  });

  // Proves.
  it('gives each step its snapshot again on the way back, down to the initial one', () => {
    holds(
      fc.property(step, pushes, (initial, list) => {
        const ids = [initial, ...list.map(({ id }) => id)];
        let stack = pushed(initial, list);
        for (let depth = list.length - 1; depth >= 0; depth -= 1) {
          stack = back(stack);
          expect(currentStep(stack)).toEqual({ id: ids[depth], snapshot: list[depth]?.snapshot });
        }
        expect(canGoBack(stack)).toBe(false);
      }),
    );
  });

  // Proves.
  it('is the same after a push and a Back, but for the snapshot that the push saved', () => {
    holds(
      fc.property(step, pushes, step, fc.anything(), (initial, list, id, snapshot) => {
        const before = pushed(initial, list);
        const after = back(pushStep(before, id, snapshot));
        expect(after.steps.slice(0, -1)).toEqual(before.steps.slice(0, -1));
        expect(currentStep(after)).toEqual({ id: currentStep(before).id, snapshot });
      }),
    );
  });

  // Proves.
  it('closes instead of going back wherever a step says so', () => {
    holds(
      fc.property(step, pushes, (initial, list) => {
        expect(popStep(pushed(initial, list), true)).toEqual({ kind: 'close' });
      }),
    );
  });

  // Proves.
  it('is reset to its first step by going to the initial one, from any depth', () => {
    holds(
      fc.property(step, pushes, (initial, list) => {
        const stack = toInitialStep(pushed(initial, list));
        expect(stack.steps).toHaveLength(1);
        expect(currentStep(stack)).toEqual({ id: initial, snapshot: list[0]?.snapshot });
        expect(canGoBack(stack)).toBe(false);
      }),
    );
  });

  it('is never changed, only followed by another', () => {
    holds(
      fc.property(step, pushes, step, (initial, list, id) => {
        const stack = pushed(initial, list);
        const copy = structuredClone(stack.steps.map((each) => each.id));
        pushStep(stack, id, 'snapshot');
        popStep(stack);
        toInitialStep(stack);
        expect(stack.steps.map((each) => each.id)).toEqual(copy);
      }),
    );
  });
});
