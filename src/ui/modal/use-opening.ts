import { useCallback, useId, useRef, useState } from 'react';

/** An opened dialog and its subject. */
export interface Opening<Subject> {
  readonly subject: Subject;
  readonly open: boolean;
  /** New for each opening, so that the dialog starts fresh; unique across dialogs. */
  readonly key: string;
}

/** Whether a dialog is open, and its subject. */
export const useOpening = <Subject>(): {
  /** The last opening; kept after closing, so that the dialog can restore the focus. */
  readonly opening: Opening<Subject> | undefined;
  readonly show: (subject: Subject) => void;
  readonly close: () => void;
} => {
  const id = useId();
  const count = useRef(0);
  const [opening, setOpening] = useState<Opening<Subject>>();
  const show = useCallback(
    (subject: Subject) => {
      count.current += 1;
      setOpening({ subject, open: true, key: `${id} ${count.current}` });
    },
    [id],
  );
  const close = useCallback(() => setOpening((before) => before && { ...before, open: false }), []);
  return { opening, show, close };
};
