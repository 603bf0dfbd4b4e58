import { createContext, type ReactNode, useContext, useState } from 'react';
import { createModalRegistry, type ModalRegistry } from './modal-registry.ts';

const ModalRegistryContext = createContext<ModalRegistry | undefined>(undefined);

/** Holds the registry of the modals below. */
export const ModalRegistryProvider = ({ children }: { readonly children: ReactNode }) => {
  const [registry] = useState(createModalRegistry);
  return <ModalRegistryContext value={registry}>{children}</ModalRegistryContext>;
};

/** The registry of open modals; `undefined` outside of a provider. */
export const useModalRegistry = (): ModalRegistry | undefined => useContext(ModalRegistryContext);
