import { type DraftPlace, KeptDrafts } from '@member-portal/application/session';
import { useCallback, useRef, useState } from 'react';
import { useService } from './ServicesProvider.tsx';

/** What is typed in one place, a way to change it, and a way to forget it once it was sent. */
export type Draft<T> = readonly [value: T, change: (value: T) => void, forget: () => void];

/**
 * State that outlives its component: what was typed in a dialog is there again after the dialog was closed, the page
 * reloaded, or the same buyer had to sign in again. `isStillGood` says whether what was kept may still be used.
 */
export const useDraft = <T>(
  place: DraftPlace<T>,
  initial: T,
  isStillGood: (kept: T) => boolean = () => true,
): Draft<T> => {
  const drafts = useService(KeptDrafts);
  const here = useRef(place);
  here.current = place;
  const [value, setValue] = useState<T>(() => {
    const kept = drafts.read(place);
    return kept !== undefined && isStillGood(kept) ? kept : initial;
  });
  const change = useCallback(
    (next: T) => {
      drafts.keep(here.current, next);
      setValue(next);
    },
    [drafts],
  );
  const forget = useCallback(() => drafts.drop(here.current), [drafts]);
  return [value, change, forget];
};
