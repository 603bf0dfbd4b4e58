import { createContext, useContext } from 'react';

/** The ways out of a step of a modal. */
export interface StepControls {
  /** To the step before; undefined where there is none. */
  readonly back: (() => void) | undefined;
  /** What the Back control says. */
  readonly backText: string;
  readonly close: () => void;
}

/** How a step moves the modal that it is in. */
export interface StepNavigation {
  /** Shows another step; `snapshot` is what this step wants back when the buyer returns to it. */
  readonly next: (step: string, snapshot?: unknown) => void;
  /** To the first step. */
  readonly toInitial: () => void;
  /** What this step saved when it was left; unchecked, because another version of the step may have saved it. */
  readonly snapshot: unknown;
}

export const StepControlsContext = createContext<StepControls | undefined>(undefined);
export const StepNavigationContext = createContext<StepNavigation | undefined>(undefined);

/** The ways out of the step around. Throws outside of a modal. */
export const useStepControls = (): StepControls => {
  const controls = useContext(StepControlsContext);
  if (!controls) throw new Error('useStepControls needs a modal above it');
  return controls;
};

/** Moves between the steps of the modal around. Throws outside of one. */
export const useStepNavigation = (): StepNavigation => {
  const navigation = useContext(StepNavigationContext);
  if (!navigation) throw new Error('useStepNavigation needs a MultiStepModal above it');
  return navigation;
};
