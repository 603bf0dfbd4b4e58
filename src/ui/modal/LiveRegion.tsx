import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useModalRegistry } from './ModalRegistry.tsx';

type Marked = ComponentProps<'div'> & { readonly mark: unknown; readonly said?: ReactNode };

/**
 * A live region of the page, whose content is new with each `mark`. An open dialog makes the page inert: the dialog on top then
 * says the content, or what is to be `said` instead, and the page does not repeat it when the dialog closes.
 */
export const LiveRegion = ({ mark, said, ...props }: Marked) => {
  const registry = useModalRegistry();
  const [dialog, setDialog] = useState<Element | null>(null);
  // Not after the page was painted: content that comes to a region which is off is not announced.
  useLayoutEffect(() => {
    setDialog(mark ? document.getElementById(`${registry?.open().at(-1)}-live`) : null);
  }, [mark, registry]);
  return (
    <>
      <div {...props} aria-live={dialog ? 'off' : 'polite'} />
      {dialog && createPortal(said ?? props.children, dialog)}
    </>
  );
};
