import type { Services, Token } from '@member-portal/application/services';
import { createContext, type ReactNode, useContext } from 'react';

/** What the front end is given: the use cases, and a way to bring in those that only a signed-in buyer needs. */
export interface PortalServices {
  readonly services: Services;
  /** Binds the use cases of signed-in screens; cheap to call again. Rejects when their code cannot be loaded. */
  readonly loadSignedIn: () => Promise<void>;
}

const PortalServicesContext = createContext<PortalServices | undefined>(undefined);

/** Gives use cases to the tree below: the only bridge from React to the application. */
export const ServicesProvider = ({
  services,
  loadSignedIn,
  children,
}: PortalServices & { readonly children: ReactNode }) => (
  <PortalServicesContext value={{ services, loadSignedIn }}>{children}</PortalServicesContext>
);

/** All of what `ServicesProvider` was given. Throws outside of one. */
export const usePortalServices = (): PortalServices => {
  const given = useContext(PortalServicesContext);
  if (!given) throw new Error('usePortalServices needs a ServicesProvider above it');
  return given;
};

/** The service for a token. Throws when nothing is bound to it: that is a bug, not an outcome. */
export const useService = <T,>(token: Token<T>): T => usePortalServices().services.get(token);
