import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFade } from './use-fade.ts';

/**
 * The step that a modal shows: the wanted one or, while the previous step fades out, the previous one as last rendered.
 * `fading` is true meanwhile. `key` changes with each step entered.
 */
export const useShownStep = <Step extends { readonly id: string }>(
  open: boolean,
  wanted: Step,
  content: RefObject<HTMLElement | null>,
): { readonly step: Step; readonly key: string; readonly fading: boolean } => {
  const [shown, setShown] = useState({ id: wanted.id, entered: 0 });
  const fade = useFade(content);
  const drawn = useRef(wanted);
  const latest = useRef(wanted);
  // A step that comes with its dialog has no previous one to fade out.
  const wasOpen = useRef(false);
  const fading = wanted.id !== shown.id && open && wasOpen.current;

  useLayoutEffect(() => {
    latest.current = wanted;
    wasOpen.current = open;
    if (!fading) drawn.current = wanted;
  });
  useEffect(() => {
    // Use a counter, so that a step that returns while it fades is rendered again instead of staying faded out.
    const enter = (): void => setShown(({ entered }) => ({ id: latest.current.id, entered: entered + 1 }));
    if (fading) fade(enter);
    else if (wanted.id !== shown.id) setShown(({ entered }) => ({ id: wanted.id, entered }));
  }, [fading, wanted.id, shown.id, fade]);

  const { id } = fading ? shown : wanted;
  return { step: fading ? drawn.current : wanted, key: `${shown.entered}-${id}`, fading };
};
