import { useCallback, useEffect, useId, useRef, useState } from 'react';

/** A dialog that was opened for something. */
export interface Opening<Subject> {
  readonly subject: Subject;
  readonly open: boolean;
  /** Another one for each opening, so that it begins anew; also beside other dialogs no two are the same. */
  readonly key: string;
}

/** Whether a dialog is open, and for what. With `first` it opens for that as soon as the page is drawn. */
export const useOpening = <Subject>(
  first?: Subject,
): {
  /** The last opening; a closed one stays, so that its dialog can give the focus back. */
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
  // The page beneath is drawn, and its view recorded, before a dialog opens over it.
  const [from] = useState(() => first);
  useEffect(() => {
    if (from !== undefined) show(from);
  }, [from, show]);
  const close = useCallback(() => setOpening((before) => before && { ...before, open: false }), []);
  return { opening, show, close };
};
