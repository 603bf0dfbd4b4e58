import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Takes over from a document that was drawn before this form could answer. What was typed or filled in until now goes to `onTyped`;
 * `onTurned` is called where the visitor has turned to the form already. One task later the event `portal-usable` of the document
 * tells its early script to repeat what was pressed.
 */
export const useEarlyInput = (
  form: RefObject<HTMLFormElement | null>,
  { onTyped, onTurned }: { readonly onTyped: (text: string) => void; readonly onTurned: () => void },
): void => {
  const takeOver = useEffectEvent((): void => {
    const text = form.current?.querySelector('input')?.value;
    if (text) onTyped(text);
    if (form.current?.contains(document.activeElement)) onTurned();
  });
  useEffect(() => {
    takeOver();
    const timer = setTimeout(() => document.dispatchEvent(new Event('portal-usable')));
    return () => clearTimeout(timer);
  }, []);
};
