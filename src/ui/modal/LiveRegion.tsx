import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { liveRegionOf, useModalRegistry } from './ModalRegistry.tsx';

type LiveRegionProps = ComponentProps<'div'> & { readonly version: unknown; readonly announced?: ReactNode };

/**
 * A live region of the page. `version` changes with each message and is falsy while there is none. An open dialog makes the page
 * inert, so the dialog on top announces the content, or `announced` in its place; the page does not repeat it when the dialog closes.
 */
export const LiveRegion = ({ version, announced, ...props }: LiveRegionProps) => {
  const registry = useModalRegistry();
  const [dialog, setDialog] = useState<Element | null>(null);
  // Before the paint: a browser announces what is added to a region only if the region is already live.
  useLayoutEffect(() => {
    setDialog(version ? document.getElementById(liveRegionOf(registry?.open().at(-1))) : null);
  }, [version, registry]);
  return (
    <>
      <div {...props} aria-live={dialog ? 'off' : 'polite'} />
      {dialog && createPortal(announced ?? props.children, dialog)}
    </>
  );
};
