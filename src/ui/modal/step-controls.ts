import { createContext, useContext } from 'react';

/** The ways out of a step of a modal. */
export interface StepControls {
  /** To the step before; undefined where there is none. */
  readonly back: (() => void) | undefined;
  /** The label of the Back control. */
  readonly backText: string;
  readonly close: () => void;
}

export const StepControlsContext = createContext<StepControls | undefined>(undefined);

/** The ways out of the surrounding step. Throws outside of a modal. */
export const useStepControls = (): StepControls => {
  const controls = useContext(StepControlsContext);
  if (!controls) throw new Error('useStepControls needs a modal above it');
  return controls;
};
