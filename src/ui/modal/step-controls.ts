import { createContext } from 'react';
import { useProvided } from '../services/use-provided.ts';

/** The Back and close controls of a modal step. */
export interface StepControls {
  /** Goes to the previous step; undefined if there is none. */
  readonly back: (() => void) | undefined;
  /** The label of the Back control. */
  readonly backText: string;
  readonly close: () => void;
}

export const StepControlsContext = createContext<StepControls | undefined>(undefined);

/** The controls of the surrounding step. Throws outside of a modal. */
export const useStepControls = (): StepControls => useProvided(StepControlsContext, 'modal');
