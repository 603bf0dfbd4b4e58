import { createContext, type ReactNode, useContext, useState } from 'react';

/** A handle to close a modal from outside. */
interface ModalHandle {
  readonly id: string;
  readonly close: () => void;
}

/** The open modals by generated id (specification, section 4: multi-step modal). */
export interface ModalRegistry {
  /** Adds an open modal and returns its handle. */
  readonly register: (id: string, close: () => void) => ModalHandle;
  readonly forget: (id: string) => void;
  /** Closes every open modal, the last opened first. */
  readonly closeAll: () => void;
  /** Ids of the open modals, the last opened last. */
  readonly open: () => readonly string[];
}

/** An empty registry, one for each portal on a page. */
export const createModalRegistry = (): ModalRegistry => {
  const handles = new Map<string, ModalHandle>();
  return {
    register: (id, close) => {
      const handle = { id, close };
      handles.set(id, handle);
      return handle;
    },
    forget: (id) => {
      handles.delete(id);
    },
    closeAll: () => {
      for (const handle of [...handles.values()].reverse()) handle.close();
    },
    open: () => [...handles.keys()],
  };
};

/** The id of a modal's own live region. */
export const liveRegionOf = (id: string | undefined): string => `${id}-live`;

const ModalRegistryContext = createContext<ModalRegistry | undefined>(undefined);

/** Holds the registry of the modals below. */
export const ModalRegistryProvider = ({ children }: { readonly children: ReactNode }) => (
  <ModalRegistryContext value={useState(createModalRegistry)[0]}>{children}</ModalRegistryContext>
);

/** The registry of open modals; `undefined` outside of a provider. */
export const useModalRegistry = (): ModalRegistry | undefined => useContext(ModalRegistryContext);
