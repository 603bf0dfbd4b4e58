import { createContext, useContext } from 'react';

/** How a step moves the modal that it is in. */
export interface StepNavigation {
  /** Shows another step; `snapshot` is what this step wants back when the buyer returns to it. */
  readonly next: (step: string, snapshot?: unknown) => void;
  /** To the step before; closes the modal on the first step or where the step says so. */
  readonly back: () => void;
  /** To the first step. */
  readonly toInitial: () => void;
  readonly close: () => void;
  /** What this step saved when it was left; unchecked, because another version of the step may have saved it. */
  readonly snapshot: unknown;
  /** Whether there is a step to go back to. */
  readonly canGoBack: boolean;
  /** What the Back control says. */
  readonly backText: string;
}

export const StepNavigationContext = createContext<StepNavigation | undefined>(undefined);

/** Moves between the steps of the modal around. Throws outside of one. */
export const useStepNavigation = (): StepNavigation => {
  const navigation = useContext(StepNavigationContext);
  if (!navigation) throw new Error('useStepNavigation needs a MultiStepModal above it');
  return navigation;
};
