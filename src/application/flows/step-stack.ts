/** A step of the stack, with the state it saved when the buyer moved on from it. */
export interface StackedStep<Id extends string = string> {
  readonly id: Id;
  readonly snapshot: unknown;
}

/**
 * Where a multi-step modal stands (specification, section 4: multi-step modal). There is always at least the initial
 * step; the last one is shown.
 */
export interface StepStack<Id extends string = string> {
  readonly steps: readonly [StackedStep<Id>, ...StackedStep<Id>[]];
}

/** What Back does from a step: to the step before, or out of the modal. */
export type BackOutcome<Id extends string> =
  | { readonly kind: 'moved'; readonly stack: StepStack<Id> }
  | { readonly kind: 'close' };

/** A stack that holds the initial step alone. */
export const stepStack = <Id extends string>(initialStep: Id): StepStack<Id> => ({
  steps: [{ id: initialStep, snapshot: undefined }],
});

/** The step that is shown. */
export const currentStep = <Id extends string>(stack: StepStack<Id>): StackedStep<Id> =>
  stack.steps.at(-1) ?? stack.steps[0];

/** Pushes a step and saves a snapshot on the one that is left. */
export const pushStep = <Id extends string>(
  stack: StepStack<Id>,
  id: Id,
  snapshot?: unknown,
): StepStack<Id> => {
  const [first, ...rest] = stack.steps;
  const saved = { ...currentStep(stack), snapshot };
  const next = { id, snapshot: undefined };
  return rest.length === 0 ? { steps: [saved, next] } : { steps: [first, ...rest.slice(0, -1), saved, next] };
};

/** Pops one step. On the initial step, or where the step closes on back, the modal is to close instead. */
export const popStep = <Id extends string>(stack: StepStack<Id>, closeOnBack = false): BackOutcome<Id> => {
  const [first, ...rest] = stack.steps;
  return closeOnBack || rest.length === 0
    ? { kind: 'close' }
    : { kind: 'moved', stack: { steps: [first, ...rest.slice(0, -1)] } };
};

/** Back to the first step, with what it saved. */
export const toInitialStep = <Id extends string>(stack: StepStack<Id>): StepStack<Id> => ({
  steps: [stack.steps[0]],
});

/** Whether a Back control shows: only with more than one step stacked. */
export const canGoBack = (stack: StepStack): boolean => stack.steps.length > 1;
